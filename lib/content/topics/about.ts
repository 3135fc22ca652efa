import * as z from 'zod';

import { routePaths } from '@/lib/routes';

import { type Conflict, page } from '../define';
import { choice, line, paragraph, placeholder, sample } from '../fields';
import { heading, inTamil } from '../parts';
import { closing } from '../sections';
import type { Content } from './index';

/** Kaivinai at a glance: who we are, and how each figure is counted. */
export const about = page('about', {
  hero: heading().extend({
    tamil: inTamil(),
    sourceNote: line().describe('What the ring beside a number does'),
  }),
  who: z.strictObject({ title: line(), paragraphs: z.array(paragraph()).min(1) }),
  identity: heading().extend({
    rows: z
      .array(z.strictObject({ name: line(), value: line().optional(), placeholder: placeholder() }))
      .min(1)
      .describe('A row without a value is left out of the page, and listed before a launch'),
    officeName: line(),
    grievance: z.strictObject({ name: line(), person: line(), note: line(), sample: sample() }),
  }),
  register: z
    .strictObject({
      title: line().describe('What the register is, for those who listen'),
      groups: z
        .array(z.strictObject({ title: line(), page: choice(routePaths as [string, ...string[]]).optional() }))
        .min(1)
        .describe(
          'A figure stands under the first group whose page shows it. The last names no page, and takes the rest',
        ),
      columns: z.strictObject({
        figure: line(),
        counts: line(),
        excludes: line(),
        not: line().describe('Before what is not counted, on a phone and for those who listen'),
        asOf: line(),
        pages: line().describe('Before the pages that show the figure'),
      }),
    })
    .check(({ value: { groups }, issues }) => {
      const wrong = groups.findIndex(
        ({ page: shown }, index) => (shown === undefined) !== (index === groups.length - 1),
      );
      if (wrong >= 0) {
        issues.push({
          code: 'custom',
          input: groups[wrong],
          path: ['groups', wrong, 'page'],
          message: 'Each group names a page but the last, which takes all other figures.',
        });
      }
    }),
  closing: closing(),
});

/** A figure of the register stands on a page. */
export const figuresShown = ({ figures, shownOn }: Content): Conflict[] =>
  figures.figures.flatMap(({ name }, index) =>
    shownOn[name]?.length === 0
      ? [
          {
            item: 'site/figures',
            path: ['figures', index, 'name'],
            message: `'${name}' stands on no page. Show it, or take it out.`,
          },
        ]
      : [],
  );

/** No page shows two figures under one label: a reader could not tell them apart. */
export const figuresToldApart = ({ figures, shownOn }: Content): Conflict[] =>
  figures.figures.flatMap(({ name, label }, index): Conflict[] =>
    figures.figures.slice(0, index).flatMap((other) => {
      const both = shownOn[name]?.find((path) => other.label === label && shownOn[other.name]?.includes(path));
      return both === undefined
        ? []
        : [
            {
              item: 'site/figures',
              path: ['figures', index, 'label'],
              message: `'${label}' is the label of '${other.name}', too, and ${both} shows both. Write another.`,
            },
          ];
    }),
  );
