import { periods, rupees } from '@/content/policy-facts';
import { formatPeriod, formatRupees } from '@/lib/format';

import type { Problem } from './rules';

const FACTS = 'content/policy-facts.ts';

/** What the home page promises, as the policies say it. */
const promised = {
  freeShippingAbove: formatRupees(rupees.freeShippingAbove),
  returnWindow: formatPeriod(periods.returnWindow),
  refund: formatPeriod(periods.refund),
  delivery: formatPeriod(periods.delivery),
  seasonalReturnWindow: `${periods.seasonalReturnWindow.most} for festival pieces`,
} as const;

type Bands = Readonly<Record<'freeShippingAbove' | 'middleBandTo' | 'middleBandFrom' | 'lowBandBelow', number>>;

/** The bands of shipping charges leave no gap and do not overlap. */
export const checkBands = (bands: Bands): Problem[] =>
  (
    [
      ['middleBandTo', 'freeShippingAbove'],
      ['lowBandBelow', 'middleBandFrom'],
    ] as const
  )
    .filter(([field, other]) => bands[field] !== bands[other])
    .map(([field, other]): Problem => ({
      file: FACTS,
      item: 'rupees',
      field,
      message: `is ${bands[field]}, and ${other} is ${bands[other]}. One band ends where the other begins: write the same.`,
    }));

/**
 * The home page writes its promises out; they say what the policies say.
 *
 * @param parts the parts of the home page that promise something
 */
export function checkPromises(parts: readonly object[]): Problem[] {
  const text = JSON.stringify(parts);
  return Object.entries(promised)
    .filter(([, words]) => !text.includes(words))
    .map(([name, words]): Problem => ({
      file: 'content/home.ts',
      item: 'home',
      field: name,
      message: `'${words}' stands nowhere on the home page, which promises another. Write it there as ${FACTS} has it.`,
    }));
}
