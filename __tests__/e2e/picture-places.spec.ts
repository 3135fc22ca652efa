import { find } from '../export/support/pages';
import { pageKinds } from './support/kinds';
import { expect, tour, visit } from './support/test';

/** How many pixels more than its place shows on a screen of double density a picture may bring. */
const excess = 1.5;

for (const page of pageKinds.filter((candidate) => find(candidate, 'picture').length > 0)) {
  tour(`${page.path} brings no picture much larger than its largest place`, async ({ page: browserPage }) => {
    /** The largest width each picture is shown at, by its address, and the largest there is of it. */
    const shown = new Map<string, { place: number; largest: number }>();
    await visit(browserPage, page.path);
    for (const width of [390, 768, 1440, 1920]) {
      await browserPage.setViewportSize({ width, height: 900 });
      const places = await browserPage.locator('picture img').evaluateAll((images) =>
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
      for (const { src, place, largest } of places) {
        const before = shown.get(src)?.place ?? 0;
        shown.set(src, { place: Math.max(before, place), largest });
      }
    }
    const tooLarge = [...shown]
      // One that is not displayed is not fetched either.
      .filter(([, { place, largest }]) => place > 0 && largest > place * 2 * excess)
      .map(([src, { place, largest }]) => `${src}: ${largest} px for a place of ${place} px`);
    expect(tooLarge).toEqual([]);
  });
}
