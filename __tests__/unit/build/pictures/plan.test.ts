/** @jest-environment node */
import type { Picture } from '@/lib/pictures/register';
import { planRaster } from '@/build/pictures/plan';

type Planned = Pick<Picture, 'focus' | 'uses'>;
const raster: Planned = { focus: { x: 0.5, y: 0.5 }, uses: ['card', 'portrait'] };
const master = { width: 1536, height: 1024, hash: 'a' };

const baseOf = (changes: Partial<Planned> = {}, of = master, encoder = '1'): string | undefined =>
  planRaster('pots', { ...raster, ...changes }, of, encoder).cuts['4:3']?.base;

test('plans each ratio once, in all required widths', () => {
  const { cuts, renditions } = planRaster('pots', { ...raster, uses: ['card', 'row', 'portrait'] }, master, '1');

  expect(Object.keys(cuts)).toEqual(['4:3', '4:5']);
  expect(cuts['4:3']?.sizes.map(({ width }) => width)).toEqual([360, 540, 720]);
  expect(cuts['4:5']?.sizes.at(-1)).toEqual({ width: 800, height: 1000 });
  expect(renditions).toHaveLength(3 + 3);
  expect(new Set(renditions.flatMap(({ files }) => Object.values(files))).size).toBe((3 + 3) * 2);
});

test('a file name changes if and only if its bytes would', () => {
  const names = [
    baseOf(),
    baseOf({}, { ...master, hash: 'b' }),
    baseOf({ focus: { x: 0.2, y: 0.5 } }),
    baseOf({}, master, '2'),
  ];

  expect(new Set(names).size).toBe(names.length);
  expect(baseOf()).toBe(names[0]);
  expect(names[0]).toMatch(/^\/pictures\/pots-4x3-[0-9a-f]{6}$/);
});
