import * as z from 'zod';

import { sourceLanguage } from '@/lib/languages';
import { formatsOf } from '@/lib/text/format';

import { page } from '../define';
import { readCount, readPeriod } from '../facts';
import { count, figure, icon, line, paragraph, picture } from '../fields';
import { closing, heading, hero, stats } from '../sections';
import type { Relation } from '../relations';

/** What we promise, each promise under a sign. */
const promises = () => z.array(z.strictObject({ icon: icon(), title: line(), text: paragraph() })).min(1);

/** The front page. */
export const home = page('home', {
  hero: z.strictObject({ gloss: line().describe('What the Tamil word before it means'), ...hero }),
  stats: stats(),
  why: z.strictObject({ ...heading, picture: picture('portrait'), promises: promises() }),
  impact: z.strictObject({
    ...heading,
    counts: z
      .array(
        z.strictObject({
          figure: figure(),
          columns: count().min(1).optional().describe('Dots in a row; left out, a row fills the page'),
          description: line(),
        }),
      )
      .min(1),
  }),
  confidence: z.strictObject({ ...heading, tags: promises() }),
  closing: closing(),
});

/** What the front page promises is what the policies promise: it asks for their constants, and types none. */
export const promisesKept: Relation = ({ pages, constants: { rupees, periods }, interface: words }) => {
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
