import * as z from 'zod';

import { sourceLanguage } from '@/lib/languages';
import { formatsOf } from '@/lib/text/format';

import { type Conflict, page } from '../define';
import { readCount, readPeriod } from '../facts';
import { count, figure, icon, line, paragraph, picture } from '../fields';
import { heading, offer } from '../parts';
import { closingWith, stats } from '../sections';
import type { Content } from './index';

/** What we promise, each promise under a sign. */
const promises = () => z.array(z.strictObject({ icon: icon(), title: line(), text: paragraph() })).min(1);

/** The front page. */
export const home = page('home', {
  hero: z.strictObject({ gloss: line().describe('What the Tamil word before it means'), ...offer().shape }),
  stats: stats(),
  why: heading().extend({ picture: picture('portrait'), promises: promises() }),
  impact: heading().extend({
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
  confidence: heading().extend({ tags: promises() }),
  closing: closingWith('cutout'),
});

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
