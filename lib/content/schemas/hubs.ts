import * as z from 'zod';

import { hubThemes } from '@/lib/theme';

import { action, actions } from './fields/actions';
import { compareOrder, collection, type Complaint, page, single } from './define';
import {
  choice,
  count,
  formerly,
  line,
  order,
  paragraph,
  pathBelow,
  phone,
  picture,
  plain,
  reference,
  sample,
  summary,
  whatsappNumber,
  plural,
} from './fields';
import { figuresWith, heading, steps } from './fields/parts';

/**
 * Active: a full course is running. Opening: mentors and equipment are in place. Planned: no building yet. This is also
 * the sort order.
 */
const hubStatuses = ['Active', 'Opening', 'Planned'] as const;

export type HubStatus = (typeof hubStatuses)[number];

/** The number of makers per dot in the kolam of an active hub. */
const MAKERS_A_DOT = 10;

const reach = () =>
  z.strictObject({
    street: paragraph().describe('The address, from the house number to the PIN code'),
    bus: paragraph().describe('From the station or the bus stand to the door'),
    phone: phone('+91 452 000 0002').describe('The number of the hub itself'),
    whatsapp: whatsappNumber('+91 90000 00002'),
    children: paragraph().describe('Where children can stay, or that there is no place for them'),
  });

const position = () =>
  z.strictObject({
    latitude: z.number().min(8).max(13.6).describe('Degrees north, the first number that a map gives: 9.93'),
    longitude: z.number().min(76.2).max(80.4).describe('Degrees east, the second number: 78.12'),
  });

/** Centres where a craft is taught and practised (docs/product.md). */
export const hubs = collection({
  folder: 'hubs',
  order: (one, other) =>
    hubStatuses.indexOf(one.status) - hubStatuses.indexOf(other.status) || compareOrder(one, other),
  counted: ['status', 'kind'],
  fields: {
    name: line(),
    location: line().describe('The town'),
    position: position().describe('Where its dot is on the map of /hubs'),
    craft: line().describe('The craft alone, as on a card: Coconut shell'),
    inProse: line().optional().describe('The craft within a sentence, where the word on the card is too short for one'),
    tamil: plain().describe('The craft in Tamil, for the English pages'),
    status: choice(hubStatuses).describe('Active: a full course is running. Opening: benches and mentors are there'),
    order: order(),
    kind: choice(['old', 'yard', 'new']).describe('An old craft of this land, one of the kitchen yard, or a new trade'),
    theme: choice(hubThemes).describe('The colours of its page'),
    makers: count().optional().describe('How many are enrolled; texts of this file say it as {makers}'),
    artisans: line().describe("Who works there, in words: '{makers} artisans'"),
    description: paragraph().describe('What is made there and how, in two sentences; the fact sheet has it too'),
    summary: summary(),
    work: paragraph().describe('What her hands do there; /creator shows it'),
    products: z.array(line()).min(1),
    features: z.array(line()).min(1).describe('What is in the house'),
    hours: line().optional(),
    reach: reach().optional().describe('How to find it; a planned hub has none'),
    visit: z.array(paragraph()).min(1).optional().describe('How to visit; a planned hub says nothing of visits'),
    plans: z.array(paragraph()).min(1).optional().describe('Of a planned hub: what has to happen first'),
    kolam: z.strictObject({
      rows: z.array(z.int().min(1).max(12)).min(1).describe('The dots of each row: [1, 3, 1]'),
      caption: line().describe('What its dots count'),
    }),
    image: picture('card', 'bleed').describe('The house'),
    scene: z.strictObject({
      picture: picture('bleed').describe('The work, by hand'),
      caption: paragraph().optional().describe('What it shows; stands beside it where nobody speaks'),
      mentor: reference('mentors').optional().describe('Whose quote stands beside it'),
    }),
    pictures: z.array(z.strictObject({ picture: picture('square'), caption: paragraph() })).optional(),
    cataloguePicture: picture()
      .optional()
      .describe(
        'What the gifting catalogue shows of an active hub; the first of the pictures, or the house, without one',
      ),
    shop: pathBelow()
      .optional()
      .describe('Its part of the store, as the store’s address ends: collections/coconut-shell'),
    sample: sample(),
    formerly: formerly(),
  },
  check: ({ status, makers, artisans, kolam, scene, ...hub }) => {
    const complaints: Complaint[] = [];
    const report = (path: Complaint['path'], message: string) => complaints.push({ path, message });

    if ((scene.caption === undefined) === (scene.mentor === undefined)) {
      report(['scene'], 'has one thing beside it. Write caption or mentor, and not both.');
    }
    const [isPlanned, isActive] = [status === 'Planned', status === 'Active'];
    for (const key of ['hours', 'reach', 'visit'] as const) {
      if (isPlanned && hub[key] !== undefined) {
        report([key], 'stands on a planned hub, which nobody can visit yet. Take it out.');
      } else if (!isPlanned && hub[key] === undefined) {
        report([key], `is missing: a hub that is ${status.toLowerCase()} says how to reach it.`);
      }
    }
    if (isPlanned && hub.plans === undefined) {
      report(['plans'], 'is missing: a planned hub says what has to happen first.');
    }

    const dots = kolam.rows.reduce((sum, row) => sum + row, 0);
    const expected = Math.round((makers ?? 0) / MAKERS_A_DOT);
    if (isActive && makers !== undefined && dots !== expected) {
      report(['kolam', 'rows'], `has ${dots} dots; one for ten of ${makers} makers are ${expected}. Draw it anew.`);
    }

    if (isActive && !makers) {
      report(['makers'], 'is missing: an active hub has makers. Write how many are enrolled, such as 150.');
    } else if (isActive && !artisans.includes('{makers}')) {
      report(['artisans'], "does not say {makers}. Write '{makers} artisans': the number stands once.");
    }
    return complaints;
  },
});

/** /hubs. */
export const hubsPage = page('hubs', {
  hero: heading().extend({ picture: picture('bleed') }),
  stats: z.strictObject({ label: line(), figures: figuresWith() }),
  active: heading().extend({ visit: line() }),
  all: heading(),
  visiting: heading().extend({ steps: steps(), actions: actions() }),
});

const compareStatus = <Schema extends z.ZodType>(schema: () => Schema) =>
  z.strictObject({ Active: schema(), Opening: schema(), Planned: schema() });

/** Texts shared by the pages and cards of hubs. */
export const hubWords = single({
  file: 'pages/hub',
  fields: {
    statuses: compareStatus(line),
    states: compareStatus(plural).describe('How many hubs have a status, in a sentence: {hubStates}'),
    facts: z.strictObject({
      artisans: line(),
      products: line(),
      hours: line(),
      street: line(),
      bus: line(),
      children: line(),
    }),
    plan: line(),
    shop: line().describe('The link to its part of the store'),
    ask: line().describe('Instead of the plan of a visit, where there is no house yet'),
    subject: line({ variables: ['title'] }).describe('What a letter about a visit is about'),
    askSubject: line({ variables: ['title'] }).describe('What a letter about a planned hub is about'),
    features: compareStatus(line),
    products: compareStatus(line),
    visit: line(),
    plans: line(),
    card: z
      .strictObject({ title: line(), call: line({ variables: ['phone'] }), whatsapp: line(), map: line() })
      .describe('The card with the ways to a hub'),
    meet: line({ variables: ['name'] }).describe('The link to a mentor’s page, beside her quote'),
    mentors: heading(),
    vacancy: z
      .strictObject({ title: line(), text: paragraph(), action: action() })
      .describe('The card after the mentors of a small hub'),
    noMentors: heading().extend({ actions: actions() }),
    milestones: z.strictObject({ title: line(), action: action() }),
    others: z.strictObject({ title: line() }),
    write: line().describe('Of a planned hub: the link to the form'),
    partner: action().describe('Of a planned hub, beside that'),
  },
});
