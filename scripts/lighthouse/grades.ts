/** The categories of Lighthouse, in the order of its report. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** What one run says of a page: scores of 0 to 100. */
export type Run = {
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint, in milliseconds of the simulated phone. */
  readonly largestPaint: number;
  /** Total blocking time, in the same milliseconds. */
  readonly blockingTime: number;
  readonly layoutShift: number;
  /** The audits that cost points, by their ids. */
  readonly faults: Readonly<Record<Category, readonly string[]>>;
};

/** A page with the medians of its runs. */
export type Grade = Run & {
  readonly path: string;
  readonly hasIsland: boolean;
};

/** The middle one of some numbers; of an even count, the lower of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const middle = numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
  if (middle === undefined) {
    throw new Error('There is no median of nothing.');
  }
  return middle;
}

/** One value for each category. */
export const perCategory = <Value>(value: (category: Category) => Value): Record<Category, Value> => ({
  performance: value('performance'),
  accessibility: value('accessibility'),
  'best-practices': value('best-practices'),
  seo: value('seo'),
});

/** Takes several runs over one page together. */
export function gradeOf(page: Pick<Grade, 'path' | 'hasIsland'>, runs: readonly Run[]): Grade {
  const middle = (value: (run: Run) => number) => median(runs.map(value));
  return {
    ...page,
    scores: perCategory((category) => middle(({ scores }) => scores[category])),
    largestPaint: middle((run) => run.largestPaint),
    blockingTime: middle((run) => run.blockingTime),
    layoutShift: middle((run) => run.layoutShift),
    faults: perCategory((category) => [...new Set(runs.flatMap(({ faults }) => faults[category]))]),
  };
}

/** A page that runs script has two points of performance to spend on it; nothing else is ever worth less than 100. */
const leastScore = (category: Category, { hasIsland }: Grade): number =>
  category === 'performance' && hasIsland ? 98 : 100;

/** Everything in which a page falls short, as lines for a person. */
export const shortfalls = (grade: Grade): string[] =>
  categories
    .filter((category) => grade.scores[category] < leastScore(category, grade))
    .map((category) => {
      const lack = `${category} ${grade.scores[category]}, and not ${leastScore(category, grade)}`;
      return `${grade.path}: ${lack} (${grade.faults[category].join(', ')}).`;
    });
