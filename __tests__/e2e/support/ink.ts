import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** The tolerance in grey levels for the background. */
const FAINT = 24;

/**
 * The painted share of an element: of its pixel columns, those with anything but background. For text, only the first
 * line.
 */
export async function inkOf(element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  // Content loaded on the way can move the element until the next frame.
  await element.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await element.scrollIntoViewIfNeeded();
  const place = await element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, right, bottom } = node.textContent?.trim()
      ? (range.getClientRects()[0] ?? new DOMRect())
      : node.getBoundingClientRect();
    const from = { left: Math.max(0, Math.floor(left)), top: Math.max(0, Math.floor(top)) };
    return {
      ...from,
      width: Math.min(innerWidth, Math.ceil(right)) - from.left,
      height: Math.min(innerHeight, Math.ceil(bottom)) - from.top,
    };
  });
  // Captures the window by DevTools: Playwright's screenshots wait for fonts, and clipped ones cause a new layout.
  const devtools = await element.page().context().newCDPSession(element.page());
  const { data } = await devtools.send('Page.captureScreenshot');
  await devtools.detach();

  const { data: greys, info } = await sharp(Buffer.from(data, 'base64'))
    .extract(place)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  const pixels = greys.filter((_, index) => index % channels === 0);
  const counts = new Map<number, number>();
  for (const grey of pixels) counts.set(grey, (counts.get(grey) ?? 0) + 1);
  const [background = 0] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const inked = new Set(
    [...pixels].flatMap((grey, index) => (Math.abs(grey - background) > FAINT ? [index % width] : [])),
  );
  return inked.size / width;
}
