import * as z from 'zod';

import { action } from './actions';
import { icon, line, paragraph, picture } from './fields';
import { figuresWith, inTamil, offer } from './parts';

// What single sections are made of that pages of several topics have (components/sections).

/** Short offers, each under a sign. */
export const iconCards = () =>
  z.array(z.strictObject({ icon: icon(), title: line(), text: paragraph(), action: action().optional() })).min(1);

/** Published figures in a row. */
export const stats = () =>
  z.strictObject({
    label: line().describe('What the row is, for those who listen: its numbers have no heading'),
    stats: figuresWith(),
  });

/** Questions that open one by one. */
export const questions = () =>
  z
    .array(
      z.strictObject({
        question: line(),
        answer: paragraph(),
        tamil: inTamil().optional(),
        more: action().optional(),
      }),
    )
    .min(1);

/** Short lists side by side, each entry ticked. */
export const checklists = () => z.array(z.strictObject({ title: line(), entries: z.array(line()).min(1) })).min(1);

/** The closing block of a page: what to do next. */
export const closing = () =>
  offer()
    .extend({
      people: z.literal(true).optional().describe('People stand beside the words'),
      picture: picture('card').optional().describe('A picture stands beside the words'),
    })
    .check(({ value, issues }) => {
      if (value.people && value.picture !== undefined) {
        issues.push({
          code: 'custom',
          input: value,
          path: ['picture'],
          message: 'cannot stand where people do. Keep one of them.',
        });
      }
    });
