import type { Page } from '@playwright/test';

/** Down to the end, so that the pictures that waited load, then until all are there and painted. */
export const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    const displayed = [...document.images].filter((image) => image.getClientRects().length > 0);
    await Promise.all(displayed.map((image) => image.decode()));
    await frame();
    await frame();
  });
