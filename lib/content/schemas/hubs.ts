import * as z from 'zod';

import { hubThemes } from '@/lib/theme';

import { action, actions } from './fields/actions';
import { compareOrder, collection, complainIf, page, single } from './define';
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
import { figuresWith, heading, keyed, steps } from './fields/parts';

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
    phone: phone('+91 452 000 0002').describe('The phone number of the hub'),
    whatsapp: whatsappNumber('+91 90000 00002'),
    children: paragraph().describe('Where children can stay, or that there is no room for them'),
  });

const position = () =>
  z.strictObject({
    latitude: z.number().min(8).max(13.6).describe('Degrees north, the first number in map services: 9.93'),
    longitude: z.number().min(76.2).max(80.4).describe('Degrees east, the second number: 78.12'),
  });

/** Centres where a craft is taught and practised (docs/product.md). */
export const hubs = collection({
  folder: 'hubs',
  unique: ['name'],
  order: (one, other) =>
    hubStatuses.indexOf(one.status) - hubStatuses.indexOf(other.status) || compareOrder(one, other),
  counted: ['status', 'kind'],
  fields: {
    name: line(),
    location: line().describe('The town'),
    position: position().describe('The position on the map of /hubs'),
    craft: line().describe('The craft alone, as on a card: Coconut shell'),
    inProse: line().optional().describe('The craft as worded in a sentence, if different from the card'),
    tamil: plain().describe('The craft in Tamil, for the English pages'),
    status: choice(hubStatuses).describe('Active: a full course is running. Opening: benches and mentors are there'),
    order: order(),
    kind: choice(['old', 'yard', 'new']).describe(
      "'old': a traditional craft; 'yard': a craft of the kitchen yard; 'new': a new trade",
    ),
    theme: choice(hubThemes).describe('The colour theme of its page'),
    makers: count().optional().describe('The number enrolled; texts of this file use it as {makers}'),
    artisans: line().describe("Who works there, in words: '{makers} artisans'"),
    description: paragraph().describe('What is made there and how, in two sentences, also used in the fact sheet'),
    summary: summary(),
    work: paragraph().describe('What a maker does there, shown on /creator'),
    products: z.array(line()).min(1),
    features: z.array(line()).min(1).describe('The rooms and equipment'),
    hours: line().optional(),
    reach: reach().optional().describe('Address and contact; leave it out for a planned hub'),
    visit: z.array(paragraph()).min(1).optional().describe('How to visit; leave it out for a planned hub'),
    plans: z.array(paragraph()).min(1).optional().describe('For a planned hub: what has to happen first'),
    kolam: z.strictObject({
      rows: z.array(z.int().min(1).max(12)).min(1).describe('The dots of each row: [1, 3, 1]'),
      caption: line().describe('What the dots count'),
    }),
    image: picture('card', 'bleed').describe('A picture of the building'),
    scene: z.strictObject({
      picture: picture('bleed').describe('A picture of the work'),
      caption: paragraph().optional().describe('The caption, shown if there is no quote'),
      mentor: reference('mentors').optional().describe('The mentor whose quote is shown beside it'),
    }),
    pictures: z.array(z.strictObject({ picture: picture('square'), caption: paragraph() })).optional(),
    cataloguePicture: picture()
      .optional()
      .describe(
        'The picture of an active hub in the gifting catalogue. Default: the first of the pictures, or the building',
      ),
    shop: pathBelow()
      .optional()
      .describe("Its section of the store, as a path below the store's address: collections/coconut-shell"),
    sample: sample(),
    formerly: formerly(),
  },
  check: ({ status, makers = 0, artisans, kolam, scene, ...hub }) => {
    const [isPlanned, isActive] = [status === 'Planned', status === 'Active'];
    const dots = kolam.rows.reduce((sum, row) => sum + row, 0);
    const expected = Math.round(makers / MAKERS_A_DOT);
    return [
      ...complainIf(
        (scene.caption === undefined) === (scene.mentor === undefined),
        ['scene'],
        'must have either a caption or a mentor.',
      ),
      ...(['hours', 'reach', 'visit', 'plans'] as const).flatMap((key) =>
        complainIf(
          (hub[key] === undefined) !== ((key === 'plans') !== isPlanned),
          [key],
          `is ${hub[key] === undefined ? 'missing' : 'not allowed'} for a hub that is ${status.toLowerCase()}.`,
        ),
      ),
      ...complainIf(isActive && makers === 0, ['makers'], 'is missing for an active hub: the number enrolled.'),
      ...complainIf(
        isActive && makers > 0 && dots !== expected,
        ['kolam', 'rows'],
        `has ${dots} dots, but ${makers} makers need ${expected}, one per ten makers.`,
      ),
      ...complainIf(
        isActive && makers > 0 && !artisans.includes('{makers}'),
        ['artisans'],
        "does not use {makers}. Write '{makers} artisans', so that the number is in one place.",
      ),
    ];
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

const createStatusFields = <Schema extends z.ZodType>(createField: () => Schema) => keyed(hubStatuses, createField);

/** Texts shared by the pages and cards of hubs. */
export const hubWords = single({
  file: 'pages/hub',
  fields: {
    statuses: createStatusFields(() => line()),
    states: createStatusFields(() => plural()).describe('How many hubs have a status, in a sentence: {hubStates}'),
    facts: z.strictObject({
      products: line(),
      hours: line(),
      street: line(),
      bus: line(),
      children: line(),
    }),
    plan: line(),
    shop: line().describe('The link to its section of the store'),
    ask: line().describe('Shown instead of visiting hours while there is no building'),
    subject: line({ variables: ['title'] }).describe('The subject of a message about a visit'),
    askSubject: line({ variables: ['title'] }).describe('The subject of a message about a planned hub'),
    features: createStatusFields(() => line()),
    products: createStatusFields(() => line()),
    visit: line(),
    details: line().describe('The label that opens address, hours and equipment on phones'),
    plans: line(),
    card: z
      .strictObject({ title: line(), call: line({ variables: ['phone'] }), whatsapp: line(), map: line() })
      .describe('The card with address and contact'),
    meet: line({ variables: ['name'] }).describe("The link to a mentor's page beside her quote"),
    mentors: heading(),
    vacancy: z
      .strictObject({ title: line(), text: paragraph(), action: action() })
      .describe('The card after the mentors of a hub with few mentors'),
    noMentors: heading().extend({ actions: actions() }),
    others: z.strictObject({ title: line() }),
    write: line().describe('For a planned hub: the link to the form'),
    partner: action().describe('For a planned hub: the text beside the link'),
  },
});
