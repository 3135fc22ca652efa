import { figureNumber } from '@/lib/dots';

import type { Content } from '../topics';
import type { Conflict } from './conflict';

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

/** The figures that count the hubs and their makers say what the hubs say. */
export function hubFigures({ figures: { figures }, hubs: all }: Content): Conflict[] {
  const active = all.filter(({ status }) => status === 'Active');
  const counted: Readonly<Record<string, readonly [count: number, fact: string]>> = {
    skillHubs: [all.length, '{hubs.count}'],
    activeHubs: [active.length, '{hubsActive.count}'],
    hubArtisans: [active.reduce((sum, { makers = 0 }) => sum + makers, 0), '{makers.count}+'],
  };
  return figures.flatMap(({ name, value }, index): Conflict[] => {
    const [is, fact] = counted[name] ?? [];
    return is === undefined || figureNumber(value) === is
      ? []
      : [
          {
            item: 'site/figures',
            path: ['figures', index, 'value'],
            message: `is ${value}; content/hubs counts ${is}. Write "${fact}", which counts by itself.`,
          },
        ];
  });
}
