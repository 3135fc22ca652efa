import type { Page } from '@playwright/test';

/** Scrolls to the end and along each shelf, so that lazy pictures load, then waits until all are decoded. */
export const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    // Pictures in closed folds load when opened.
    const displayed = [...document.images].filter((image) => image.checkVisibility());
    for (const image of displayed.filter(({ complete }) => !complete)) {
      // Content loaded above can push a picture out of view before it is requested.
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
