import * as z from 'zod';

import { action } from './fields/actions';
import { page } from './define';
import { figure, line, paragraph, picture, placeholder, sample } from './fields';
import { figureTopics } from './figures';
import { heading, keyed } from './fields/parts';
import { closing } from './fields/sections';

/** /about: who we are, and how each figure is counted. */
export const about = page('about', {
  hero: heading().extend({ picture: picture('bleed') }),
  who: z.strictObject({ title: line(), paragraphs: z.array(paragraph()).min(1) }),
  identity: heading().extend({
    rows: z
      .array(z.strictObject({ name: line(), value: line().optional(), placeholder: placeholder() }))
      .min(1)
      .describe('A row without a value is not shown on the page; the release check lists it'),
    officeName: line(),
    grievance: z.strictObject({ name: line(), person: line(), note: line(), sample: sample() }),
  }),
  documents: heading()
    .extend({
      empty: picture('square').describe('A place without a paper, with a tag for its state'),
      filled: z.array(picture('square')).min(1).describe('Places with a paper, used in turn'),
      rows: z
        .array(
          z.strictObject({
            name: line(),
            year: line(),
            isHere: z.literal(true).optional().describe('Whether the paper is published or sent on request'),
            text: paragraph(),
            more: action().optional(),
          }),
        )
        .min(1),
      sample: sample(),
    })
    .describe('Documents, each with its year or number, and whether it is published'),
  register: heading().extend({
    asOf: line({ variables: ['date'] }).describe('The date of all figures that have no date of their own'),
    large: z.array(figure()).optional().describe('Figures shown large above the chapters'),
    number: line({ variables: ['count'] }).describe('The number of figures in a chapter'),
    on: line().describe('The words before the name of the page that shows a group of figures'),
    not: line().describe('The words before what a figure does not count'),
    topics: keyed(figureTopics, () => line()).describe('The heading of each group of figures'),
  }),
  closing: closing(),
});
