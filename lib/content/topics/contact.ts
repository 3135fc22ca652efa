import * as z from 'zod';

import { page } from '../define';
import { line } from '../fields';
import { heading } from '../parts';
import { closing, questions, wallsOpening } from '../sections';

/** How to reach us. */
export const contact = page('contact', {
  hero: wallsOpening(),
  details: z.strictObject({
    title: line(),
    openMap: line(),
    callUs: line(),
    callNote: line(),
    emailUs: line(),
    hoursTitle: line(),
    follow: line(),
  }),
  faq: heading().extend({ questions: questions() }),
  closing: closing(),
});

/** Short answers. */
export const faq = page('faq', {
  hero: heading(),
  list: z.strictObject({ title: line(), questions: questions() }),
  closing: closing(),
});
