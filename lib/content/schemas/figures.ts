import * as z from 'zod';

import { distinctBy, single } from './define';
import { choice, pastDay, interpolatedPlain, line, paragraph, plain, sample } from './fields';

/** The topics of figures, in the order of /about. */
export const figureTopics = ['women', 'goods', 'places', 'money', 'marketplace'] as const;

/** All published figures (docs/product.md). Figures that look alike can differ because they count different things. */
export const figures = single({
  file: 'site/figures',
  fields: {
    figures: z
      .array(
        z.strictObject({
          name: plain().regex(/^[a-zA-Z]+$/, 'must consist of letters only, because pages refer to it.'),
          topic: choice(figureTopics).describe('The group of figures on /about'),
          value: interpolatedPlain()
            .regex(
              /^(\d[\d,]*|\{[\w.]+\})[+%]?$/,
              'is not a whole number. Write digits, such as 1000+, 50,00,000+ or 95%.',
            )
            .describe('The number as shown, such as 1000+ or 50,00,000+; or a count such as {hubs.count}'),
          label: line(),
          counts: line().describe('What exactly is counted; /about shows it'),
          excludes: paragraph().describe('What it does not count, although a reader might expect it'),
          asOf: pastDay().describe('The last day the count includes'),
          source: line().describe('Where the count comes from'),
          sample: sample(),
        }),
      )
      .check(distinctBy('name'))
      .optional(),
  },
});
