import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { IslandBoundary } from './IslandBoundary.client';
import type { FallbackWords } from './words';

/**
 * Hydrates every island of a name in the page. Each island has a module of its own that calls
 * this; the build writes it (build/islands).
 */
export function hydrateIsland<Props extends object>(name: string, Island: ComponentType<Props>): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    // The casts are safe: `Island` wrote the props of this very component, which the build rendered with them.
    const props = JSON.parse(element.dataset.props ?? '{}') as Props;
    const fallback = JSON.parse(element.dataset.fallback ?? '{}') as FallbackWords;
    // The way out of a form that does not start is part of the page, and goes by this mark (WayOut.module.scss).
    const island = (
      <IslandBoundary fallback={fallback} onStart={() => element.setAttribute('data-started', '')}>
        <Island {...props} />
      </IslandBoundary>
    );
    // What a translation of the page has changed does not hydrate (facebook/react#11538): it is rendered anew. Within an
    // island each text has an element of its own, so that React finds its elements also after a later translation.
    if (element.querySelector<HTMLElement>(':scope font')) {
      createRoot(element).render(island);
    } else {
      hydrateRoot(element, island);
    }
  }
}
