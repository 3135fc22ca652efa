import * as z from 'zod';

import { action, actions } from './fields/actions';
import { page } from './define';
import { line, paragraph, picture } from './fields';
import { heading } from './fields/parts';
import { closing, question, questions, wallsOpening } from './fields/sections';

/** How to reach us. */
export const contact = page('contact', {
  hero: wallsOpening().extend({ actions: actions() }),
  desks: z.strictObject({
    title: line(),
    week: line().describe('What the dots of the kolam count: the days of the support desk'),
    support: line(),
    orders: line(),
    emailTitle: line(),
    emailUs: line(),
    openMap: line(),
    follow: line(),
    complaints: z.strictObject({ title: line(), text: paragraph(), more: action() }),
  }),
  beside: picture('square').describe('Beside the form, on a wide screen'),
  faq: heading().extend({ questions: questions() }),
  closing: closing(),
});

/** Short answers. */
export const faq = page('faq', {
  hero: heading().extend({ picture: picture('bleed') }),
  list: z.strictObject({
    title: line(),
    first: question().describe('The question asked most, in large type'),
    groups: z
      .array(z.strictObject({ title: line(), questions: questions() }))
      .min(1)
      .describe('The others, by what they are about'),
  }),
  closing: closing(),
});
