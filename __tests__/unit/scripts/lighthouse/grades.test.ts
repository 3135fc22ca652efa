import { gradeOf, median, perCategory, shortfalls, type Run } from '@/scripts/lighthouse/grades';

const run = (changes: Partial<Run> = {}): Run => ({
  scores: perCategory(() => 100),
  largestPaint: 800,
  blockingTime: 0,
  layoutShift: 0,
  faults: perCategory(() => []),
  ...changes,
});

const withPerformance = (performance: number): Run =>
  run({
    scores: { ...perCategory(() => 100), performance },
    faults: { ...perCategory(() => []), performance: ['total-blocking-time'] },
  });

const staticPage = { path: '/story', hasIsland: false };
const formPage = { path: '/contact', hasIsland: true };

it('takes the median, which one bad run does not move', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(gradeOf(staticPage, [run(), withPerformance(60), run()]).scores.performance).toBe(100);
  expect(() => median([])).toThrow('median');
});

it('asks 100 of a page without an island, and names what cost a point', () => {
  const grade = gradeOf(staticPage, [withPerformance(99), withPerformance(99), run()]);
  expect(shortfalls(grade)).toEqual([expect.stringMatching(/^\/story: performance 99.*total-blocking-time/)]);
});

it('lets a page with an island lose two points of performance, and none elsewhere', () => {
  expect(shortfalls(gradeOf(formPage, [withPerformance(98)]))).toEqual([]);
  expect(shortfalls(gradeOf(formPage, [withPerformance(97)]))).toHaveLength(1);
  expect(shortfalls(gradeOf(formPage, [run({ scores: { ...perCategory(() => 100), seo: 99 } })]))).toHaveLength(1);
});
