import * as z from 'zod';

import { page, single } from './define';
import { action } from './fields/actions';
import { choice, figure, line, lines, paragraph, picture, plain, recording, reference } from './fields';
import { figuresWith, figureWith, heading, offer, pictureSteps } from './fields/parts';
import { closingWith, opening, questions } from './fields/sections';

const promises = () =>
  z
    .array(
      z.strictObject({
        title: line(),
        text: paragraph(),
      }),
    )
    .min(1);

/** The English home page. */
export const home = page('home', {
  hero: offer().extend({
    gloss: line().describe('The meaning of the Tamil word before it'),
    picture: picture('bleed'),
    phonePicture: picture('bleed').optional().describe('The picture for phones'),
    thread: choice(['beedi-bundle'])
      .optional()
      .describe('A line from a beedi bundle in outline to the tag: only for the pictures of the demonstration'),
    title: lines().describe('The heading, with its line breaks'),
    piece: reference('pieces').optional().describe('The piece in the picture; a tag shows its name, price and maker'),
  }),
  stats: z.strictObject({
    label: line().describe('The accessible name of the row, which has no heading'),
    figures: figuresWith(),
  }),
  shelf: z.strictObject({ title: line(), more: action() }),
  price: z.strictObject({
    piece: reference('pieces').optional().describe('The piece whose price is drawn as dots'),
    more: action(),
  }),
  why: z.strictObject({ title: line(), promises: promises() }),
  impact: heading().extend({
    counts: z
      .array(
        figureWith().extend({
          picture: picture('thumb').optional(),
          part: figure().optional().describe('A figure that is part of it, with white dots'),
        }),
      )
      .optional(),
  }),
  walk: z
    .strictObject({
      title: line(),
      picture: picture('bleed').describe('One drawing of all stages, side by side, or a photograph'),
      stages: z.array(z.strictObject({ title: line(), action: action().optional() })).min(1),
    })
    .optional(),
  confidence: z.strictObject({ title: line(), promises: promises(), more: action() }),
  closing: closingWith('bleed'),
  doors: z.strictObject({
    title: line().describe('The name of the list, for screen readers'),
    tamil: plain().describe('The link to the Tamil home page, in Tamil'),
    links: z.array(action()).min(1),
  }),
});

/** The Tamil home page, which has its own design. Its English text is for editors only; no page shows it. */
export const homeTamil = single({
  file: 'pages/welcome',
  fields: {
    hero: opening('bleed').extend({ phonePicture: picture('bleed').optional(), hours: line() }),
    steps: z.strictObject({ title: line(), steps: pictureSteps(), more: action() }),
    greeting: z
      .strictObject({
        recording: recording().describe('A recorded greeting by one of the makers, in Tamil'),
        listen: line().describe('The accessible name of the audio player'),
        text: paragraph().describe('The transcript'),
      })
      .optional()
      .describe('Shown if there is a recording'),
    faq: z.strictObject({ title: line(), questions: questions() }),
    children: line().describe('A question that each hub answers in reach.children'),
    hubs: z.strictObject({ title: line() }),
    last: z.strictObject({ title: line(), text: line() }),
  },
});
