import type { PageWeight } from './weight';

/** The shape of budgets.json. */
export type Budgets = {
  readonly firstPaint: { readonly everyPage: number };
  readonly script: { readonly withoutIsland: number; readonly withIsland: Readonly<Record<string, number>> };
  readonly fonts: { readonly english: number; readonly withTamil: number };
};

/** A page of the finished export, weighed. */
export type MeasuredPage = {
  /** Its path on the site; `/404` for the page of addresses that do not exist. */
  readonly path: string;
  readonly hasIsland: boolean;
  readonly hasTamil: boolean;
  readonly weight: PageWeight;
  /** Bytes of the fonts that its text loads. */
  readonly fonts: number;
  /** The same page as Next.js wrote it. */
  readonly plain: PageWeight;
};

const bytes = (count: number): string => `${count.toLocaleString('en')} bytes`;

/** The line of the budgets that a page falls under: a list that goes on over several pages has one for all of them. */
const lineOf = (path: string): string => path.replace(/\/page\/\d+$/, '');

/** What a page's scripts may weigh; undefined when nobody has said. */
function scriptBudget({ path, hasIsland }: MeasuredPage, { script }: Budgets): number | undefined {
  return hasIsland ? script.withIsland[lineOf(path)] : script.withoutIsland;
}

/** Everything in which a page is over its budgets, as lines for a person. */
export function overBudget(page: MeasuredPage, budgets: Budgets): string[] {
  const { path, weight, hasTamil, fonts } = page;
  const allowedScript = scriptBudget(page, budgets);
  if (allowedScript === undefined) {
    return [
      `${path} has an island and no budget. Add it to script.withIsland in budgets.json: it loads ${bytes(weight.js.brotli)}.`,
    ];
  }

  const measures: readonly (readonly [name: string, measured: number, budget: number])[] = [
    ['first paint', weight.firstPaint, budgets.firstPaint.everyPage],
    ['script', weight.js.brotli + weight.inlineJs, allowedScript],
    ['fonts', fonts, hasTamil ? budgets.fonts.withTamil : budgets.fonts.english],
  ];
  return measures
    .filter(([, measured, budget]) => measured > budget)
    .map(([name, measured, budget]) => `${path}: ${name} ${bytes(measured)}, ${bytes(measured - budget)} over budget.`);
}

/** Budgets for pages that are gone, or whose island is. */
export const idleBudgets = (pages: readonly MeasuredPage[], { script }: Budgets): string[] =>
  Object.keys(script.withIsland)
    .filter((line) => !pages.some(({ path, hasIsland }) => lineOf(path) === line && hasIsland))
    .map((path) => `${path} has a script budget and no island. Take its line out of budgets.json.`);
