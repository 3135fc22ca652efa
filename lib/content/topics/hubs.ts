import * as z from 'zod';

import { figureNumber } from '@/lib/dots';
import { worlds } from '@/lib/theme';

import { action, actions } from '../actions';
import { byOrder, collection, type Conflict, page, single } from '../define';
import {
  choice,
  count,
  formerly,
  line,
  order,
  paragraph,
  picture,
  placeholder,
  plain,
  sample,
  summary,
} from '../fields';
import { figuresWith, heading, offer, steps } from '../parts';
import type { Content } from './index';

/** Active: a full course is running. Opening: benches and mentors are there. Planned: no house yet. In the order of lists. */
export const hubStatuses = ['Active', 'Opening', 'Planned'] as const;

export type HubStatus = (typeof hubStatuses)[number];

/** Houses where a craft is taught and practised (docs/product.md). */
export const hubs = collection({
  folder: 'hubs',
  order: (one, other) => hubStatuses.indexOf(one.status) - hubStatuses.indexOf(other.status) || byOrder(one, other),
  counted: ['status', 'kind'],
  fields: {
    name: line(),
    location: line().describe('The town'),
    craft: line().describe('The craft alone, as on a card: Coconut shell'),
    inProse: line().optional().describe('The craft within a sentence, where the word on the card is too short for one'),
    tamil: plain().describe('The craft in Tamil, for the English pages'),
    status: choice(hubStatuses).describe('Active: a full course is running. Opening: benches and mentors are there'),
    order: order(),
    kind: choice(['old', 'yard', 'new']).describe('An old craft of this land, one of the kitchen yard, or a new trade'),
    world: choice(worlds).describe('The colours of its page'),
    makers: count().optional().describe('How many are enrolled; texts of this file say it as {makers}'),
    artisans: line().describe("Who works there, in words: '{makers} artisans'"),
    description: paragraph().describe('What is done there, in two sentences'),
    summary: summary(),
    goods: paragraph().describe('What comes of the craft; /story shows it'),
    work: paragraph().describe('What her hands do there; /creator shows it'),
    products: z.array(line()).min(1),
    features: z.array(line()).min(1).describe('What is in the house'),
    hours: line(),
    visit: z.array(paragraph()).min(1).describe('How to visit'),
    address: z.strictObject({ text: paragraph(), placeholder: placeholder() }),
    image: picture('card', 'bleed'),
    sign: picture('thumb').describe('Its emblem, for small places'),
    pictures: z.array(z.strictObject({ picture: picture('card'), caption: paragraph() })).min(1),
    sample: sample(),
    formerly: formerly(),
  },
  check: ({ status, makers, artisans }) => {
    if (status !== 'Active') return [];
    if (!makers) {
      return [
        {
          path: ['makers'],
          message: 'is missing: an active hub has makers. Write how many are enrolled, such as 150.',
        },
      ];
    }
    return artisans.includes('{makers}')
      ? []
      : [{ path: ['artisans'], message: "does not say {makers}. Write '{makers} artisans': the number stands once." }];
  },
});

/** /hubs. */
export const hubsPage = page('hubs', {
  hero: heading().extend({ picture: picture('bleed') }),
  stats: z.strictObject({ label: line(), figures: figuresWith() }),
  active: heading().extend({ visit: line(), about: line() }),
  all: heading(),
  visiting: heading().extend({ steps: steps() }),
  closing: offer(),
});

const byStatus = <Schema extends z.ZodType>(schema: () => Schema) =>
  z.strictObject({ Active: schema(), Opening: schema(), Planned: schema() });

/** The words round every hub's page, and of its cards. */
export const hubWords = single({
  file: 'pages/hub',
  fields: {
    statuses: byStatus(line),
    facts: z.strictObject({ artisans: line(), products: line(), hours: line(), address: line() }),
    plan: line(),
    ask: line().describe('Instead of the plan of a visit, where there is no house yet'),
    subject: line({ variables: ['title'] }).describe('What a letter about a hub is about'),
    features: byStatus(line),
    products: byStatus(line),
    visit: line(),
    mentors: heading().extend({ more: action() }),
    vacancy: z
      .strictObject({ title: line(), text: paragraph(), action: action() })
      .describe('The card after the mentors of a small hub'),
    noMentors: heading().extend({ actions: actions() }),
    milestones: z.strictObject({ title: line(), action: action() }),
    others: heading(),
    closing: offer(),
    closingPlanned: offer(),
  },
});

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
