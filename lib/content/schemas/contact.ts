import * as z from 'zod';

import { action } from './fields/actions';
import { page } from './define';
import { line, paragraph, picture } from './fields';
import { heading, inTamil } from './fields/parts';
import { closing, question, questions, opening } from './fields/sections';

/** /contact. */
export const contact = page('contact', {
  hero: opening('bleed').extend({ speaks: line(), tamil: inTamil(), voice: line() }),
  desks: z.strictObject({
    title: line(),
    week: line().describe('What the dots of the kolam count: the days on which the support desk is open'),
    support: line(),
    orders: line(),
    phoneTitle: line(),
    callUs: line(),
    emailTitle: line(),
    emailUs: line(),
    openMap: line(),
    follow: line(),
    complaints: z.strictObject({ title: line(), text: paragraph(), more: action() }),
  }),
  beside: picture('scene').describe('Shown below the explanation of the form on desktops'),
  faq: heading().extend({ questions: questions() }),
  closing: closing(),
});

/** /faq. */
export const faq = page('faq', {
  hero: heading().extend({ picture: picture('bleed') }),
  list: z.strictObject({
    title: line(),
    first: question().describe('The most frequent question, shown in large type'),
    groups: z
      .array(z.strictObject({ title: line(), questions: questions() }))
      .min(1)
      .describe('The other questions, by topic'),
  }),
  closing: closing(),
});
