import * as z from 'zod';

import { action } from './actions';
import { line, paragraph, picture, sample } from '.';
import { figuresWith, heading, offer } from './parts';

// Fields for sections shared by pages of several topics (components/sections).

/** Short offers, one line each. */
export const offerLines = () =>
  z.array(z.strictObject({ title: line(), text: paragraph(), action: action().optional() })).min(1);

/** A row of published figures. */
export const stats = () =>
  z.strictObject({
    label: line().describe('The accessible name of the row, which has no heading'),
    stats: figuresWith(),
  });

/** A question, its answer and a link to more. */
export const question = () =>
  z.strictObject({
    question: line(),
    answer: paragraph(),
    more: action().optional(),
  });

/** A list of questions. */
export const questions = () => z.array(question()).min(1);

/** Terms, one line each: minimum order, receipt, payment. */
export const getTerms = () =>
  heading().extend({
    rows: z.array(z.strictObject({ name: line(), text: paragraph(), more: action().optional() })).min(1),
    more: action().optional(),
    sample: sample(),
  });

/** Checklists shown in columns. */
export const checklists = () => z.array(z.strictObject({ title: line(), entries: z.array(line()).min(1) })).min(1);

/** The call to action at the end of a page. */
export const closing = () => offer();

/** A call to action with a picture: `cutout` for figures without a background, `bleed` for a full-bleed picture. */
export const closingWith = (slot: 'cutout' | 'bleed') => offer().extend({ picture: picture(slot) });

/** The hero of a page with a picture. */
export const opening = (slot: 'cutout' | 'bleed') => offer().extend({ picture: picture(slot) });
