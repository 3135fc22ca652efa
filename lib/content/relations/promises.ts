import { sourceLanguage } from '@/lib/languages';
import { formatsOf } from '@/lib/text/format';

import { readCount, readPeriod } from '../facts';
import type { Content } from '../topics';
import type { Conflict } from './conflict';

/** What the front page promises is what the policies promise: it asks for their constants, and types none. */
export const promisesKept = ({ pages, constants: { rupees, periods }, interface: words }: Content): Conflict[] => {
  const { why, confidence } = pages.home;
  const text = JSON.stringify([why, confidence]);
  const promised = {
    freeShippingAbove: formatsOf(sourceLanguage).rupees(rupees.freeShippingAbove),
    returnWindow: readPeriod(periods.returnWindow, sourceLanguage, words),
    refund: readPeriod(periods.refund, sourceLanguage, words),
    delivery: readPeriod(periods.delivery, sourceLanguage, words),
    'seasonalReturnWindow.count': readCount(periods.seasonalReturnWindow, sourceLanguage),
  };
  return Object.entries(promised)
    .filter(([, reading]) => !text.includes(reading))
    .map(([name, reading]) => ({
      item: 'pages/home',
      path: ['confidence'],
      message: `promises otherwise than the policies: '${reading}' stands in no promise. Write {${name}} where it belongs.`,
    }));
};

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
