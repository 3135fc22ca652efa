/** @jest-environment node */
import { countingKolam, dotsInRows, oneLoop } from '@/lib/drawing/one-loop';

/** The end points of a path's curves; each curve is relative to its start. */
function stations(path: string): string[] {
  const [x = 0, y = 0] = path.slice(1, path.indexOf('c')).split(' ').map(Number);
  let at = [x, y] as const;
  const ends = [...path.matchAll(/c([^cz]+)/g)].map(([, curve = '']) => {
    const [right = 0, down = 0] = curve.split(' ').slice(-2).map(Number);
    at = [at[0] + right, at[1] + down];
    return at;
  });
  return [[x, y], ...ends].map((point) => point.join(' '));
}

test.each([[[1, 3, 7, 3, 1]], [[5, 5, 5, 5]], [[2, 4, 4]], [[2, 4, 4, 2]], [[5, 5]], [[6]]])(
  'draws one closed line around %j that passes all sides of every dot',
  (rows) => {
    const line = oneLoop(rows) ?? '';
    const ends = stations(line);

    expect(line.match(/M/g)).toHaveLength(1);
    expect(ends.at(-1)).toBe(ends[0]);
    // A line around a dot touches its four sides, with a quarter turn each.
    expect(ends).toHaveLength(4 * dotsInRows(rows).length + 1);
  },
);

test('has the requested number of dots', () => {
  expect(countingKolam([2, 4, 4], true).dots).toHaveLength(10);
});

test('draws only dots without a line', () => {
  expect(countingKolam([3, 3, 3], false).line).toBeUndefined();
});

test('returns undefined if no single loop exists', () => {
  expect(oneLoop([1, 0, 1])).toBeUndefined();
});
