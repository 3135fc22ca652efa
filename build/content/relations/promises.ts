import type { Content } from '@/lib/content/schemas';
import type { Conflict } from './conflict';

/** The bands of shipping charges leave no gap and do not overlap. */
export const bandsMeet = ({ constants: { rupees } }: Content): Conflict[] =>
  (
    [
      ['middleBandTo', 'freeShippingAbove'],
      ['lowBandBelow', 'middleBandFrom'],
    ] as const
  )
    .filter(([field, other]) => rupees[field] !== rupees[other])
    .map(([field, other]) => ({
      item: 'site/policy-constants',
      path: ['rupees', field],
      message: `is ${rupees[field]}, and ${other} is ${rupees[other]}. One band ends where the other begins: write the same.`,
    }));

/** A period runs from its shorter end to its longer one. */
export const periodsRun = ({ constants: { periods } }: Content): Conflict[] =>
  Object.entries(periods)
    .filter(([, { least = 0, most }]) => least >= most)
    .map(([name, { least, most }]) => ({
      item: 'site/policy-constants',
      path: ['periods', name, 'least'],
      message: `is ${String(least)}, and most is ${most}. Write the shorter one here, or leave it out for a limit.`,
    }));
