import * as z from 'zod';

import { page } from '../define';
import { line } from '../fields';
import { closing, heading, hero, questions, titled } from '../sections';

/** How to reach us. */
export const contact = page('contact', {
  hero: z.strictObject(hero),
  details: z.strictObject({
    title: line(),
    openMap: line(),
    callUs: line(),
    callNote: line(),
    emailUs: line(),
    hoursTitle: line(),
    follow: line(),
  }),
  faq: z.strictObject({ ...heading, questions: questions() }),
  closing: closing(),
});

/** Short answers. */
export const faq = page('faq', {
  hero: titled(),
  list: z.strictObject({ title: line(), questions: questions() }),
  closing: closing(),
});
