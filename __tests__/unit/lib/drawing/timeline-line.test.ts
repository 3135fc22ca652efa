import { type Direction, drawStationLine } from '@/lib/drawing/timeline-line';

type Place = { readonly x: number; readonly y: number };

/** The points at which the two edges of the line enter and leave a milestone's box. */
function ends(direction: Direction, from: number, to: number) {
  const [, one = '', other = ''] = drawStationLine(direction, from, to, 'outline').split('M');
  const [first, second] = [one, other].map((edge) => {
    const numbers = edge.split(/[ CS]/).map(Number);
    const place = (at: number): Place => ({ x: numbers.at(at) ?? NaN, y: numbers.at(at + 1) ?? NaN });
    return { start: place(0), end: place(numbers.length - 2) };
  });
  return [first, second].filter((edge) => edge !== undefined);
}

test.each([
  ['across', { x: 300, y: 0 }],
  ['down', { x: 0, y: 300 }],
] as const)('%s, the line leaves a milestone where it enters the next', (direction, step) => {
  for (const { start, end } of ends(direction, 20, 20)) {
    expect(Math.abs(end.x - start.x - step.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(end.y - start.y - step.y)).toBeLessThanOrEqual(1);
  }
});

test('the line has the given widths at its ends', () => {
  const [one, other] = ends('across', 10, 30);

  expect(Math.abs((one?.start.y ?? 0) - (other?.start.y ?? 0))).toBe(10);
  expect(Math.abs((one?.end.y ?? 0) - (other?.end.y ?? 0))).toBe(30);
});
