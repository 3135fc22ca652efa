/** @jest-environment node */
import { assert, constantFrom, double, integer, property, record } from 'fast-check';

import type { Ratio } from '@/lib/content/schemas/fields/picture-slots';
import { cutAround, computeDeliveredSize, parseRatio, type Size } from '@/build/pictures/geometry';

const ratios = ['4:5', '1:1', '4:3', '3:2', '16:10', '5:2', 'natural'] as const satisfies readonly Ratio[];

const side = integer({ min: 40, max: 6000 });
const share = double({ min: 0, max: 1, noNaN: true });
const master = record({ width: side, height: side });
const focus = record({ x: share, y: share });

const shapeOf = (ratio: Ratio, whole: Size): number => parseRatio(ratio) ?? whole.width / whole.height;

test('a crop is inside its master and spans its width or height', () => {
  assert(
    property(master, constantFrom(...ratios), focus, (whole, ratio, point) => {
      const cut = cutAround(whole, ratio, point);

      expect(cut.left).toBeGreaterThanOrEqual(0);
      expect(cut.top).toBeGreaterThanOrEqual(0);
      expect(cut.left + cut.width).toBeLessThanOrEqual(whole.width);
      expect(cut.top + cut.height).toBeLessThanOrEqual(whole.height);
      expect([cut.width - whole.width, cut.height - whole.height]).toContain(0);
    }),
  );
});

test('a crop has the requested ratio, to the pixel, and contains the focal point', () => {
  assert(
    property(master, constantFrom(...ratios), focus, (whole, ratio, point) => {
      const cut = cutAround(whole, ratio, point);
      const shape = shapeOf(ratio, whole);
      const x = point.x * whole.width;
      const y = point.y * whole.height;

      expect(Math.abs(cut.width - cut.height * shape)).toBeLessThanOrEqual(Math.max(1, shape));
      expect(x).toBeGreaterThanOrEqual(cut.left - 1);
      expect(x).toBeLessThanOrEqual(cut.left + cut.width + 1);
      expect(y).toBeGreaterThanOrEqual(cut.top - 1);
      expect(y).toBeLessThanOrEqual(cut.top + cut.height + 1);
    }),
  );
});

test('the focal point determines which part of a wide picture a narrow crop keeps', () => {
  const wide = { width: 1500, height: 1000 };

  expect(cutAround(wide, '1:1', { x: 0, y: 0.5 })).toEqual({ left: 0, top: 0, width: 1000, height: 1000 });
  expect(cutAround(wide, '1:1', { x: 0.5, y: 0.5 }).left).toBe(250);
  expect(cutAround(wide, '1:1', { x: 0.9, y: 0.5 }).left).toBe(500);
});

test('an output file has exactly the ratio of its slot', () => {
  expect(computeDeliveredSize({ width: 1365, height: 1024 }, '4:3', 720)).toEqual({ width: 720, height: 540 });
  expect(computeDeliveredSize({ width: 1500, height: 1000 }, 'natural', 480)).toEqual({ width: 480, height: 320 });
});
