import type { Problem } from './rules';

const FACTS = 'content/policy-facts.ts';

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
