import { periods, rupees, shares } from '@/content/policy-facts';

import { didYouMean } from '@/lib/content/nearest';
import { formatPeriod, formatRupees, formatShare } from './format';

/** How each constant of the policies reads, by its name. */
const readings = new Map<string, string>([
  ...Object.entries(rupees).map(([name, amount]): [string, string] => [name, formatRupees(amount)]),
  ...Object.entries(periods).map(([name, period]): [string, string] => [name, formatPeriod(period)]),
  ...Object.entries(shares).map(([name, share]): [string, string] => [name, formatShare(share)]),
]);

/**
 * Puts the constants of the policies into a text: `{returnWindow}` becomes '30 days'.
 *
 * @throws Error for a name that content/policy-facts.ts does not have
 */
export const fillFacts = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const reading = readings.get(name);
    if (reading === undefined) {
      const advice = didYouMean(name, [...readings.keys()]);
      throw new Error(`asks for '${name}', which content/policy-facts.ts does not have. ${advice}`);
    }
    return reading;
  });
