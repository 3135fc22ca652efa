/** @jest-environment node */
import { gradeOf, gradeTable, runOf, shortfalls, type Report } from '@/scripts/measure/lighthouse';

/** A report in which every score is 1, but for those given; each category counts an audit of its name. */
function report(scores: Readonly<Record<string, number>> = {}): Report {
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const scoreOf = (category: string) => scores[category] ?? 1;
  return {
    categories: Object.fromEntries(
      categories.map((category) => [
        category,
        {
          score: scoreOf(category),
          auditRefs: [
            { id: `${category}-audit`, weight: 1 },
            { id: 'hreflang', weight: 0 },
          ],
        },
      ]),
    ),
    audits: {
      ...Object.fromEntries(categories.map((category) => [`${category}-audit`, { score: scoreOf(category) }])),
      'largest-contentful-paint': { score: 1, numericValue: 1240 },
      'total-blocking-time': { score: 0.98, numericValue: 31.4 },
      'cumulative-layout-shift': { score: 1, numericValue: 0.0126 },
      // An audit that has nothing to say has no score either, and no weight.
      hreflang: { score: null },
    },
  };
}

const story = { path: '/story', hasIsland: false };
const contact = { path: '/contact', hasIsland: true };

const grade = (page: typeof story, ...performance: number[]) =>
  gradeOf(
    page,
    performance.map((score) => runOf(report({ performance: score }))),
  );

test('takes the median, which one bad run does not move', () => {
  expect(grade(story, 1, 0.6, 1).scores.performance).toBe(100);
});

test('asks 100 of a page without an island, and names what cost a point', () => {
  expect(shortfalls(grade(story, 1))).toEqual([]);
  expect(shortfalls(grade(story, 0.99, 0.99, 1))).toEqual([
    expect.stringMatching(/^\/story: performance 99.*\(performance-audit\)/),
  ]);
});

test('lets a page with an island lose a point of performance, and none elsewhere', () => {
  expect(shortfalls(grade(contact, 0.99))).toEqual([]);
  expect(shortfalls(grade(contact, 0.98))).toHaveLength(1);
  expect(shortfalls(gradeOf(contact, [runOf(report({ seo: 0.99 }))]))).toHaveLength(1);
});

test('takes no broken audit, no category left out and no time not measured for a good one', () => {
  const whole = report();
  const { seo, ...others } = whole.categories;
  const broken = { ...others, seo: { score: null, auditRefs: seo?.auditRefs ?? [] } };
  const failed = { score: null, errorMessage: 'Required artifact is missing' };

  expect(() => runOf({ ...whole, categories: broken, audits: { ...whole.audits, 'seo-audit': failed } })).toThrow(
    'no grade in seo: seo-audit: Required artifact is missing',
  );
  expect(() => runOf({ ...whole, categories: others })).toThrow('no grade in seo');
  expect(() => runOf({ ...whole, audits: { ...whole.audits, 'total-blocking-time': { score: 1 } } })).toThrow(
    'no total-blocking-time',
  );
});

test('writes a row per page, as wide as its heading', () => {
  const [heading, rule, row] = gradeTable([grade(contact, 0.98)])
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

  expect(rule).toHaveLength(heading?.length ?? 0);
  expect(row).toEqual(['', '`/contact` \\*', '98', '100', '100', '100', '1.2 s', '31 ms', '0.013', '']);
});
