import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { IslandBoundary } from './IslandBoundary.client';
import type { FallbackWords } from './words';

/** An island as the page shows it, to be rendered where it stands or, by the build, to be held against the page. */
export function renderedIsland<Props extends object>(
  Island: ComponentType<Props>,
  props: Props,
  fallback: FallbackWords,
) {
  return (
    <IslandBoundary fallback={fallback}>
      <Island {...props} />
    </IslandBoundary>
  );
}

/**
 * Brings the islands of a name to life where they stand in the page. Each island has a module of its own that calls
 * this; the build writes it (scripts/build/islands).
 */
export function hydrateIsland<Props extends object>(name: string, Island: ComponentType<Props>): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    // The casts are safe: `Island` wrote the props of this very component, which the build rendered with them.
    const props = JSON.parse(element.dataset.props ?? '{}') as Props;
    const fallback = JSON.parse(element.dataset.fallback ?? '{}') as FallbackWords;
    hydrateRoot(element, renderedIsland(Island, props, fallback));
  }
}
