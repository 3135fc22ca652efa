import type { Page } from '@playwright/test';

/** How much wider than displayed (at double density) a picture may be. */
const excess = 1.5;

/** A picture on the page: its URL, displayed width, and largest available width. */
export type Place = { readonly src: string; readonly place: number; readonly largest: number };

/** All pictures with several sizes. */
export const picturePlaces = (page: Page): Promise<Place[]> =>
  page.locator('picture img').evaluateAll((images) =>
    images
      .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement && image.srcset !== '')
      .map((image) => ({
        src: image.getAttribute('src') ?? '',
        place: image.getBoundingClientRect().width,
        largest: Math.max(
          ...image.srcset.split(',').map((one) => Number.parseInt(one.trim().split(' ')[1] ?? '0', 10)),
        ),
      })),
  );

/** Pictures that are much larger than their largest use. Hidden ones are skipped, because they are not loaded. */
export function tooLarge(places: readonly Place[]): string[] {
  const widest = new Map<string, Place>();
  for (const each of places) {
    if (each.place >= (widest.get(each.src)?.place ?? 0)) widest.set(each.src, each);
  }
  return [...widest.values()]
    .filter(({ place, largest }) => place > 0 && largest > place * 2 * excess)
    .map(({ src, place, largest }) => `${src}: ${largest} px for a place of ${place} px`);
}
