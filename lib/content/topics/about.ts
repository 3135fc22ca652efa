import * as z from 'zod';

import { page } from '../define';
import { line, paragraph, placeholder, sample } from '../fields';
import { closing, heading, titled } from '../sections';
import type { Relation } from '../relations';

/** Kaivinai at a glance: who we are, and how each figure is counted. */
export const about = page('about', {
  hero: titled(),
  who: z.strictObject({ title: line(), paragraphs: z.array(paragraph()).min(1) }),
  identity: z.strictObject({
    ...heading,
    rows: z.array(z.strictObject({ name: line(), value: line(), placeholder: placeholder() })).min(1),
    officeName: line(),
    grievance: z.strictObject({ name: line(), person: line(), note: line(), sample: sample() }),
  }),
  register: z.strictObject({
    ...heading,
    caption: line(),
    columns: z.strictObject({ figure: line(), counts: line(), pages: line(), asOf: line(), source: line() }),
  }),
  closing: closing(),
});

/** A figure of the register stands on a page. */
export const figuresShown: Relation = ({ figures, pages, shownOn }) => {
  // In transition: pages that show figures have no schema yet.
  if (!['story', 'creator', 'mentorship', 'hubs'].every((name) => name in pages)) return [];
  return figures.figures.flatMap(({ name }, index) =>
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
};
