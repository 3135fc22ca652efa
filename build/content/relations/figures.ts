import { figureNumber } from '@/lib/dots';

import type { Content } from '@/lib/content/schemas';
import type { Conflict } from './conflict';

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
