/** @jest-environment node */
import { existsSync } from 'node:fs';

import type { Manifest } from '@/lib/pictures/delivery';
import { getPicture, listPictures, type PictureName } from '@/lib/pictures/register';
import { getSlot, slots, type SlotName } from '@/lib/content/schemas/fields/picture-slots';
import { getPictureMarkup, formatSrcSet } from '@/lib/pictures';

const cut = {
  base: '/pictures/pit-loom-1x1-0123456789',
  sizes: [
    { width: 112, height: 112 },
    { width: 224, height: 224 },
    { width: 336, height: 336 },
  ],
};
const manifest: Manifest = { rasters: { 'pit-loom': { '1:1': cut } }, drawings: {} };

const names = Object.keys(listPictures('en'));
const uses = names.flatMap((name) => getPicture(name).uses.map((slot): [PictureName, SlotName] => [name, slot]));
const drawingUses = uses.filter(([name]) => getPicture(name).medium === 'drawing');

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
    '/pictures/pit-loom-1x1-0123456789-112.avif 112w, /pictures/pit-loom-1x1-0123456789-336.avif 336w',
  );
});

test('has AVIF and JPEG, with the size of the fallback', () => {
  const markup = getPictureMarkup('pit-loom', 'thumb', 'en', manifest);

  expect(markup).toMatchObject({
    avif: formatSrcSet(cut, slots.thumb.widths, 'avif'),
    src: '/pictures/pit-loom-1x1-0123456789-336.jpg',
    width: 336,
    height: 336,
    sizes: slots.thumb.sizes,
  });
});

test.each<[string, string, RegExp]>([
  ['nothing', 'card', /'nothing' is not described/],
  ['pit-loom', 'mark', /'pit-loom' is shown in the slot 'mark', which its field/],
  ['hands-coil', 'thumb', /'hands-coil' is not prepared yet\. Run npm run prepare:content/],
])('%s in the slot %s throws with instructions', (name, slot, message) => {
  // The casts allow invalid names, as from untyped content.
  expect(() => getPictureMarkup(name, slot as SlotName, 'en', manifest)).toThrow(message);
});

test.each(drawingUses)('%s in the slot %s is one file that exists', (name, slot) => {
  const { src, srcSet, avif } = getPictureMarkup(name, slot);

  expect(existsSync(`public${src}`)).toBe(true);
  expect(srcSet).toBeUndefined();
  expect(avif).toBeUndefined();
});

test.each(Object.keys(slots) as SlotName[])(
  'no file for the slot %s is more than 1.5 times what it can use at double density',
  (slot) => {
    const { sizes, widths } = getSlot(slot);
    expect(Math.max(0, ...widths)).toBeLessThanOrEqual(widestLayout(sizes) * 2 * 1.5);
  },
);
