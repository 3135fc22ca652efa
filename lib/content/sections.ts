/** The parts that sections of several pages are made of (components/sections): what an editor writes for each. */
import * as z from 'zod';

import { action, actions } from './actions';
import { figure, icon, line, paragraph, picture, plain } from './fields';

/** The words over a section. */
export const heading = { title: line(), lead: paragraph() };

/** A heading without more: over a list that comes from a collection. */
export const titled = () => z.strictObject(heading);

/** The words and the steps of a hero. */
export const hero = { ...heading, actions: actions() };

/** What happens next, in order. */
export const steps = () => z.array(z.strictObject({ title: line(), text: paragraph() })).min(1);

/** Short offers, each under a sign. */
export const iconCards = () =>
  z.array(z.strictObject({ icon: icon(), title: line(), text: paragraph(), action: action().optional() })).min(1);

/** Published figures in a row, with what each says on this page. */
export const stats = () =>
  z.strictObject({
    label: line().describe('What the row is, for those who listen: its numbers have no heading'),
    stats: z
      .array(z.strictObject({ figure: figure(), description: line() }))
      .min(1)
      .max(4),
  });

/** Questions that open one by one. */
export const questions = () =>
  z
    .array(
      z.strictObject({
        question: line(),
        answer: paragraph(),
        tamil: plain().optional().describe('The same in Tamil, where a maker must act on it'),
        more: action().optional(),
      }),
    )
    .min(1);

/** Short lists side by side, each entry ticked. */
export const checklists = () => z.array(z.strictObject({ title: line(), entries: z.array(line()).min(1) })).min(1);

/** The closing block of a page: what to do next. */
export const closing = () =>
  z
    .strictObject({
      ...heading,
      tamil: plain().optional().describe('The key sentence in Tamil, where a maker must act on it'),
      actions: actions(),
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
