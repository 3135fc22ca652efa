import lighthouse, { type Flags, type Result } from 'lighthouse';

import { categories, perCategory, type Category, type Run } from './grades';

/** A page that is not to be found is asked nothing about being found. */
const categoriesFor = (isIndexed: boolean): Category[] =>
  categories.filter((category) => category !== 'seo' || isIndexed);

/** The audits that took points from a category. */
const faultsOf = ({ categories: graded, audits }: Result, category: Category): string[] =>
  (graded[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

function runOf(result: Result): Run {
  const score = (category: Category) => {
    const value = result.categories[category]?.score;
    return typeof value === 'number' ? Math.round(value * 100) : null;
  };
  const measured = (id: string): number => {
    const value = result.audits[id]?.numericValue;
    if (value === undefined) {
      throw new Error(`Lighthouse measured no ${id} on ${result.finalDisplayedUrl}.`);
    }
    return value;
  };
  return {
    scores: perCategory(score),
    largestPaint: measured('largest-contentful-paint'),
    blockingTime: measured('total-blocking-time'),
    layoutShift: measured('cumulative-layout-shift'),
    faults: perCategory((category) => faultsOf(result, category)),
  };
}

/**
 * Runs Lighthouse once over a page, as its simulated phone on a slow network.
 *
 * @param address the page, served on this machine
 * @param isIndexed whether search engines may list the page
 * @param port where the browser listens for its debugger
 * @throws {Error} when the page could not be measured
 */
export async function audit(address: string, isIndexed: boolean, port: number): Promise<Run> {
  const flags: Flags = { port, logLevel: 'error', output: 'json', onlyCategories: categoriesFor(isIndexed) };
  const outcome = await lighthouse(address, flags);
  if (!outcome || outcome.lhr.runtimeError) {
    throw new Error(`${address}: ${outcome?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}.`);
  }
  return runOf(outcome.lhr);
}
