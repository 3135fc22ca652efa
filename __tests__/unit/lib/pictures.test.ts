/** @jest-environment node */
import { existsSync } from 'node:fs';

import type { Content } from '@/lib/content';
import type { Manifest } from '@/lib/pictures/delivery';
import { getSlot, slots, type SlotName } from '@/lib/content/schemas/fields/picture-slots';
import { getPictureMarkup, formatSrcSet } from '@/lib/pictures';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../support/site'));

const cut = {
  base: '/pictures/a-1x1-0123456789',
  sizes: [
    { width: 112, height: 112 },
    { width: 224, height: 224 },
    { width: 336, height: 336 },
  ],
};
const manifest: Manifest = { rasters: { loom: { '1:1': cut } }, drawings: {} };

/** The site's own drawings, each with the slots that use it. */
const { images, pictureSlots } = jest.requireActual<{ en: Content }>('@/lib/content/generated/content.json').en;
const drawingUses = images
  .filter(({ medium }) => medium === 'drawing')
  .flatMap(({ id }) => (pictureSlots[id] ?? []).map((slot) => [id, slot] as const));

/** The number before a unit in a `sizes` attribute; 0 if missing. */
const lengthIn = (sizes: string, pattern: RegExp): number => Number(pattern.exec(sizes)?.[1] ?? 0);

/** The widest layout of a slot in pixels: on the widest page, or on phones just below the tablet breakpoint. */
const widestLayout = (sizes: string): number =>
  16 *
  Math.max(
    lengthIn(sizes, /\(min-width: 90rem\) ([\d.]+)rem/),
    lengthIn(sizes, /^([\d.]+)rem$/),
    lengthIn(sizes, /([\d.]+)vw$/) * 0.4,
  );

test('a srcset has the widths of the slot', () => {
  expect(formatSrcSet(cut, [112, 336], 'avif')).toBe(
    '/pictures/a-1x1-0123456789-112.avif 112w, /pictures/a-1x1-0123456789-336.avif 336w',
  );
});

test('has AVIF and JPEG, with the size of the fallback', () => {
  const markup = getPictureMarkup('loom', 'thumb', manifest);

  expect(markup).toMatchObject({
    avif: formatSrcSet(cut, slots.thumb.widths, 'avif'),
    src: '/pictures/a-1x1-0123456789-336.jpg',
    width: 336,
    height: 336,
    sizes: slots.thumb.sizes,
  });
});

test.each<[string, string, RegExp]>([
  ['nothing', 'card', /'nothing' is not described/],
  ['hands', 'mark', /'hands' is shown in the slot 'mark', which its field/],
  ['hands', 'thumb', /'hands' is not prepared yet\. Run npm run prepare:content/],
])('%s in the slot %s throws with instructions', (name, slot, message) => {
  // The casts allow invalid names, as from untyped content.
  expect(() => getPictureMarkup(name, slot as SlotName, manifest)).toThrow(message);
});

test('a drawing is one file that exists, in every slot', () => {
  for (const [name, slot] of drawingUses) {
    const { src, srcSet, avif } = getPictureMarkup(name, slot);

    expect([name, existsSync(`public${src}`), srcSet, avif]).toEqual([name, true, undefined, undefined]);
  }
});

test.each(Object.keys(slots) as SlotName[])(
  'no file for the slot %s is more than 1.5 times what it can use at double density',
  (slot) => {
    const { sizes, widths } = getSlot(slot);
    expect(Math.max(0, ...widths)).toBeLessThanOrEqual(widestLayout(sizes) * 2 * 1.5);
  },
);
