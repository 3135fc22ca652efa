import { perCategory, type Category, type Run } from './grades';

/** What a grade reads of a report of Lighthouse. */
export type Report = {
  readonly finalDisplayedUrl: string;
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number; readonly errorMessage?: string }>
  >;
};

/** The audits that count in a category. */
const auditsOf = ({ categories, audits }: Report, category: Category) =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => ({ id, score: audits[id]?.score ?? null, error: audits[id]?.errorMessage }));

/**
 * Takes out of a report what a grade needs.
 *
 * @throws {Error} when a category has no score, because one of its audits broke off, or a time was not measured: nobody
 *   may take that for a page without fault
 */
export function runOf(report: Report): Run {
  const scoreIn = (category: Category): number => {
    const score = report.categories[category]?.score;
    if (typeof score === 'number') return Math.round(score * 100);
    const broken = auditsOf(report, category)
      .filter((audit) => audit.score === null)
      .map(({ id, error }) => `${id}: ${error ?? 'no score'}`);
    throw new Error(
      `Lighthouse gave ${report.finalDisplayedUrl} no grade in ${category}: ${broken.join('; ') || 'not asked'}.`,
    );
  };
  const measured = (id: string): number => {
    const value = report.audits[id]?.numericValue;
    if (value === undefined) {
      throw new Error(`Lighthouse measured no ${id} on ${report.finalDisplayedUrl}.`);
    }
    return value;
  };
  return {
    scores: perCategory(scoreIn),
    largestPaint: measured('largest-contentful-paint'),
    blockingTime: measured('total-blocking-time'),
    layoutShift: measured('cumulative-layout-shift'),
    faults: perCategory((category) =>
      auditsOf(report, category)
        .filter(({ score }) => score !== null && score < 1)
        .map(({ id }) => id),
    ),
  };
}
