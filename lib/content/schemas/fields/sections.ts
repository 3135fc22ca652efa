import * as z from 'zod';

import { action } from './actions';
import { line, paragraph, picture, sample } from '.';
import { figuresWith, heading, offer } from './parts';

// What single sections are made of that pages of several topics have (components/sections).

/** Short offers, each a line under a rule. */
export const offerLines = () =>
  z.array(z.strictObject({ title: line(), text: paragraph(), action: action().optional() })).min(1);

/** Published figures in a row. */
export const stats = () =>
  z.strictObject({
    label: line().describe('What the row is, for those who listen: its numbers have no heading'),
    stats: figuresWith(),
  });

/** A question with its answer, and where to read on. */
export const question = () =>
  z.strictObject({
    question: line(),
    answer: paragraph(),
    more: action().optional(),
  });

/** Questions that open one by one, or stand in a group. */
export const questions = () => z.array(question()).min(1);

/** What is settled beforehand, line by line: a smallest order, a receipt, how to pay. */
export const termsOf = () =>
  heading().extend({
    rows: z.array(z.strictObject({ name: line(), text: paragraph(), more: action().optional() })).min(1),
    more: action().optional(),
    sample: sample(),
  });

/** Short lists side by side, each entry ticked. */
export const checklists = () => z.array(z.strictObject({ title: line(), entries: z.array(line()).min(1) })).min(1);

/** How a page ends: what to do next. */
export const closing = () => offer();

/** The same beside a picture: `cutout` for people who stand on the chain, `half` for a picture of its own. */
export const closingWith = (slot: 'cutout' | 'bleed') => offer().extend({ picture: picture(slot) });

/** How a page opens beside, or below, a picture. */
export const opening = (slot: 'cutout' | 'bleed') => offer().extend({ picture: picture(slot) });
