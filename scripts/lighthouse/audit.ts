import lighthouse, { type Flags } from 'lighthouse';

import { categories, type Run } from './grades';
import { runOf } from './run';

/** What a page that is not to be found cannot pass; everything else about being found is asked of it too. */
const hidden = ['is-crawlable'];

/**
 * Runs Lighthouse once over a page, as its simulated phone on a slow network.
 *
 * @param address the page, served on this machine
 * @param isIndexed whether search engines may list the page
 * @param port where the browser listens for its debugger
 * @throws {Error} when the page could not be measured
 */
export async function audit(address: string, isIndexed: boolean, port: number): Promise<Run> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
    skipAudits: isIndexed ? null : hidden,
  };
  const outcome = await lighthouse(address, flags);
  if (!outcome || outcome.lhr.runtimeError) {
    throw new Error(`${address}: ${outcome?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}.`);
  }
  return runOf(outcome.lhr);
}
