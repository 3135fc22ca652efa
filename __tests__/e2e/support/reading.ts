import type { Page } from '@playwright/test';

/** Down to the end and along each shelf, so that the pictures that waited load, then until all are there and painted. */
export const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    // What is in a closed fold waits until it opens.
    const displayed = [...document.images].filter((image) => image.checkVisibility());
    for (const image of displayed.filter(({ complete }) => !complete)) {
      // What loads above it may push the picture away again before it was asked for.
      const start = performance.now();
      while (!image.complete) {
        if (performance.now() - start > 20_000) throw new Error(`The picture ${image.currentSrc} did not load.`);
        image.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
        await frame();
      }
      await image.decode();
    }
    await frame();
    await frame();
  });
