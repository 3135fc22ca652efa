import { drawKolamLine, kolams, measureKolam, placeDots } from '@/lib/drawing/kolam';

const countLoops = (rows: readonly number[]) => drawKolamLine(rows).split('M').length - 1;

test('rows of dots are centred on the origin', () => {
  expect(placeDots([1, 3])).toEqual([
    [0, -20],
    [-40, 20],
    [0, 20],
    [40, 20],
  ]);
});

// A mirror curve in a rectangle has as many loops as the greatest common divisor of its sides.
test.each([
  [[5, 5, 5, 5], 1],
  [[3, 3, 3], 3],
  [[4, 4], 2],
])('rows of %j have %i loops', (rows, loops) => {
  expect(countLoops(rows)).toBe(loops);
});

test.each(Object.entries(kolams))('the %s kolam is a single loop', (_, rows) => {
  expect(countLoops(rows)).toBe(1);
});

test('the line passes between each pair of neighbours twice and stays within its margin', () => {
  const rows = [1, 3, 1];
  const points = drawKolamLine(rows)
    .split(/[MCZ]/)
    .filter(Boolean)
    .map((curve) => curve.split(' ').slice(-2).map(Number));
  // The first point of a loop is also its last.
  expect(points.slice(1).filter(([x, y]) => x === 20 && y === 0)).toHaveLength(2);
  const [width, height] = measureKolam(rows);
  expect(points.every(([x = 0, y = 0]) => Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2)).toBe(true);
});

test('a dot without neighbours has a ring', () => {
  expect(countLoops([1])).toBe(1);
});
