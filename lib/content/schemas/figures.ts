import * as z from 'zod';

import { single } from './define';
import { pastDay, interpolatedPlain, line, paragraph, plain, sample } from './fields';

/** All published figures (docs/product.md). Figures that look alike can differ because they count different things. */
export const figures = single({
  file: 'site/figures',
  fields: {
    figures: z
      .array(
        z.strictObject({
          name: plain().regex(/^[a-zA-Z]+$/, 'is the name that pages ask for: letters only.'),
          value: interpolatedPlain()
            .regex(
              /^(\d[\d,]*|\{[\w.]+\})[+%]?$/,
              'is no whole number. Write it in digits, such as 1000+, 50,00,000+ or 95%.',
            )
            .describe(
              'The number as the pages show it, such as 1000+ or 50,00,000+; {hubs.count}, where the site counts it itself',
            ),
          label: line(),
          counts: line().describe('What exactly is counted; /about shows it'),
          excludes: paragraph().describe('What a reader might think it counts, and it does not'),
          asOf: pastDay().describe('The last day the count includes'),
          source: line().describe('Where the count comes from'),
          sample: sample(),
        }),
      )
      .min(1),
  },
  check: ({ figures: all }) =>
    all.flatMap(({ name }, index) =>
      all.findIndex((other) => other.name === name) < index
        ? [{ path: ['figures', index, 'name'], message: `'${name}' stands twice. Each name is one figure.` }]
        : [],
    ),
});
