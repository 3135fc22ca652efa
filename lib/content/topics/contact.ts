import * as z from 'zod';

import { page } from '../define';
import { line } from '../fields';
import { heading, offer } from '../parts';
import { closing, questions } from '../sections';

/** A wall of colour that is a link. */
const wall = () => z.strictObject({ label: line(), text: line() });

/** How to reach us. */
export const contact = page('contact', {
  hero: offer(),
  walls: z
    .strictObject({ call: wall(), whatsapp: wall() })
    .describe('The two ways to speak with a person; their numbers stand in content/site/enterprise.yaml'),
  desks: z.strictObject({
    title: line(),
    week: line().describe('What the dots of the kolam count: the days of the support desk'),
    support: line(),
    orders: line(),
    emailTitle: line(),
    emailUs: line(),
    openMap: line(),
    follow: line(),
  }),
  faq: heading().extend({ questions: questions() }),
  closing: offer(),
});

/** Short answers. */
export const faq = page('faq', {
  hero: heading(),
  list: z.strictObject({ title: line(), questions: questions() }),
  closing: closing(),
});
