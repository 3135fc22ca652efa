import type { Page } from '@playwright/test';

/** How many pixels more than its place shows on a screen of double density a picture may bring. */
const excess = 1.5;

/** A picture as it is in the page: its address, how wide it is shown, and the largest there is of it. */
export type Place = { readonly src: string; readonly place: number; readonly largest: number };

/** The places of all pictures that come in several sizes. */
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

/** The pictures that are much larger than the largest of their places; one that is not displayed is not fetched either. */
export function tooLarge(places: readonly Place[]): string[] {
  const widest = new Map<string, Place>();
  for (const each of places) {
    if (each.place >= (widest.get(each.src)?.place ?? 0)) widest.set(each.src, each);
  }
  return [...widest.values()]
    .filter(({ place, largest }) => place > 0 && largest > place * 2 * excess)
    .map(({ src, place, largest }) => `${src}: ${largest} px for a place of ${place} px`);
}
