import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { IslandBoundary } from './IslandBoundary.client';
import type { FallbackWords } from './forms/words';

/**
 * Hydrates all elements of an island. Called by the island's entry module, which the build generates (build/islands).
 */
export function hydrateIsland<Props extends object>(name: string, Island: ComponentType<Props>): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    // The casts are safe: `Island` serialised the props of this component.
    const props = JSON.parse(element.dataset.props ?? '{}') as Props;
    const fallback = JSON.parse(element.dataset.fallback ?? '{}') as FallbackWords;
    // Once started, this attribute hides the contact details next to a form (ContactFallback.scss).
    const island = (
      <IslandBoundary fallback={fallback} onStart={() => element.setAttribute('data-started', '')}>
        <Island {...props} />
      </IslandBoundary>
    );
    // Markup changed by a page translator does not hydrate (facebook/react#11538), so it is rendered again. Within an
    // island each text has its own element, so that React also finds its elements after a later translation.
    if (element.querySelector<HTMLElement>(':scope font')) {
      createRoot(element).render(island);
    } else {
      hydrateRoot(element, island);
    }
  }
}
