import * as z from 'zod';

import { iconNames } from '@/lib/icons';
import { type Language, languages } from '@/lib/languages';
import { routePaths } from '@/lib/routes';

import { action, externalNames } from '../actions';
import { page, single } from '../define';
import {
  choice,
  day,
  filledPlain,
  line,
  paragraph,
  picture,
  placeholder,
  plain,
  plural,
  rupees,
  sample,
  url,
} from '../fields';

/** Who we are and how to reach us: the one place for names, addresses, numbers and hours. */
export const enterprise = single({
  file: 'site/enterprise',
  fields: {
    name: line(),
    tamilName: plain().describe('Tamil for handicraft: the work of hands'),
    copyright: plain(),
    madeIn: line(),
    phone: plain().regex(/^\+\d[\d ]+\d$/, 'is no phone number. Write it with the land, such as +91 4633 000 000.'),
    whatsapp: plain().regex(/^\+\d[\d ]+\d$/, 'is no phone number. Write it with the land, such as +91 90000 00000.'),
    email: plain().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'is no e-mail address.'),
    headOffice: z.strictObject({
      title: line(),
      street: line(),
      locality: line(),
      region: line(),
      postalCode: plain().regex(/^[1-9]\d{5}$/, 'is no PIN code of India: six digits, in quotes.'),
      placeholder: placeholder(),
    }),
    hours: z
      .strictObject({ support: line(), orders: line() })
      .describe('Two desks: one for every question, one for orders and returns'),
    external: z.strictObject(
      Object.fromEntries(externalNames.map((name) => [name, url()])) as Record<
        (typeof externalNames)[number],
        ReturnType<typeof url>
      >,
    ),
    social: z.array(z.strictObject({ name: plain(), icon: choice(iconNames), url: url() })),
    namingAuthority: z
      .strictObject({ domain: plain(), since: plain().regex(/^\d{4}(-\d{2}-\d{2})?$/) })
      .describe(
        'Who names things for feed readers and calendars (RFC 4151): a domain you own, and a day on which you owned it. Set it before the first launch, then never again.',
      ),
  },
});

/** Every published number, once (docs/product.md). Figures differ from page to page because they count different things. */
export const figures = single({
  file: 'site/figures',
  fields: {
    figures: z.array(
      z.strictObject({
        name: plain().regex(/^[a-zA-Z]+$/, 'is the name that pages ask for: letters only.'),
        value: filledPlain().describe(
          'The number as the pages show it, such as 1000+ or 50,00,000+; {hubs.count}, where the site counts it itself',
        ),
        label: line(),
        counts: line().describe('What exactly is counted; /about shows it'),
        excludes: paragraph().describe('What a reader might think it counts, and it does not'),
        asOf: day().describe('The last day the count includes'),
        source: line().describe('Where the count comes from'),
        sample: sample(),
      }),
    ),
  },
  check: ({ figures: all }) =>
    all.flatMap(({ name }, index) =>
      all.findIndex((other) => other.name === name) < index
        ? [{ path: ['figures', index, 'name'], message: `'${name}' stands twice. Each name is one figure.` }]
        : [],
    ),
});

const units = ['hour', 'business day', 'day', 'month', 'year'] as const;

const period = () =>
  z.strictObject({
    least: z.int().min(1).optional().describe('Left out where the rule knows only a limit'),
    most: z.int().min(1),
    unit: choice(units),
  });

export type Period = z.infer<ReturnType<typeof period>>;

const share = () => z.number().min(0).max(1).describe('1 is the whole');

/** The amounts, periods, shares and ages that policies promise (docs/product.md). Any text may say them, as {refund}. */
export const constants = single({
  file: 'site/policy-constants',
  fields: {
    rupees: z.strictObject({
      freeShippingAbove: rupees().describe('An order above this amount ships free, across India'),
      middleBandFrom: rupees().describe('The middle band: from this amount …'),
      middleBandTo: rupees().describe('… up to this one, both included, an order pays middleBandCharge'),
      middleBandCharge: rupees(),
      lowBandBelow: rupees().describe('An order below this amount pays lowBandCharge'),
      lowBandCharge: rupees(),
    }),
    periods: z.strictObject({
      processing: period().describe('Packing, before a parcel leaves'),
      processingPeak: period().describe('The longest packing time in peak or festival periods'),
      delivery: period().describe('Delivery on the whole: the first and the last of the three city groups'),
      standardMetro: period(),
      standardTier1: period(),
      standardTier2: period(),
      standardRemote: period(),
      expressMetro: period(),
      expressTier1: period(),
      returnWindow: period().describe('Time to return an item, from the day of delivery'),
      seasonalReturnWindow: period().describe('The same for festival or seasonal items'),
      refund: period().describe('From the day a return is received until the refund is processed'),
      accountRecords: period().describe('How long the store keeps accounts and transactions'),
      analyticsRecords: period().describe('How long the store keeps analytics'),
      deliveryTries: period().describe('How long a browser tries to deliver what a form holds'),
      complaintAcknowledged: period().describe('Consumer Protection (E-Commerce) Rules, 2020, rule 4 (5)'),
      complaintSettled: period().describe('The same rule'),
    }),
    shares: z.strictObject({
      faultRefund: share().describe('Defective, damaged or wrong product'),
      choiceRefund: share().describe('Size or colour mismatch, or change of mind'),
    }),
    ages: z.strictObject({
      service: z.int().describe('The services are not for children under this age'),
      majority: z.int().describe('A person below this age is a child in Indian law (DPDP Act, 2023, section 2)'),
    }),
  },
});

/** What the site promises and the enterprise has to keep: the launch list asks for each until it is confirmed. */
export const promises = single({
  file: 'site/promises',
  fields: {
    promises: z.array(
      z.strictObject({
        file: plain().describe('The file that says it, from the root of the project'),
        phrase: plain().optional().describe('Words of that file, by which its line is found'),
        promise: plain().describe('What must be so, in a sentence'),
        confirmed: day().optional().describe('The day someone who answers for it said that it is so'),
        by: plain().optional().describe('Who said it'),
      }),
    ),
  },
  check: ({ promises: all }) =>
    all.flatMap(({ confirmed, by }, index) =>
      (confirmed === undefined) === (by === undefined)
        ? []
        : [{ path: ['promises', index], message: "needs both 'confirmed' and 'by', or neither." }],
    ),
});

/** What layout and small parts say on every page. */
export const interfaceWords = single({
  file: 'site/interface',
  fields: {
    skipLink: line(),
    shopNow: line(),
    invite: line().describe(
      'The way to /creator in the menu, on the pages of every language; it is drawn on those of another script',
    ),
    reach: z
      .strictObject({ call: line(), whatsapp: line(), email: line() })
      .describe('The ways to reach us, in the menu and the footer'),
    opensInNewTab: line(),
    inLanguage: z
      .strictObject(
        Object.fromEntries(languages.map((each) => [each, line()])) as Record<Language, ReturnType<typeof line>>,
      )
      .describe('Said after a link to a page in another language'),
    otherLanguages: line().describe('What the switch to another language is called, for those who listen'),
    mainNavigation: line(),
    fullScreenNavigation: line(),
    openMenu: line(),
    closeMenu: line(),
    breadcrumb: line(),
    speaksTamil: plain(),
    readInTamil: plain().describe('The link from the questions of an English page to the Tamil one'),
    homeLink: line(),
    homeTitle: line().describe("The title of the home page, in a browser's tab and in search results"),
    footerGroups: z.strictObject({ shop: line(), about: line(), 'take part': line(), help: line(), legal: line() }),
    trackOrder: line(),
    onThisPage: line(),
    firstPublished: line(),
    lastUpdated: line(),
    demonstration: line().describe('Stands at the foot of every page while the content holds samples'),
    suggestEdit: line(),
    reportMistake: line(),
    mistakeSubject: line({ variables: ['page'] }).describe('What a letter about a mistake is about'),
    figureSource: line().describe('The small ring beside a number, which leads to its line in the register'),
    outOfFive: line().describe("After a rating: '4.8 out of 5'"),
    reviews: plural(),
    inShort: line(),
    pager: z
      .strictObject({
        label: line(),
        previous: line(),
        next: line(),
        page: line(),
        title: line({ variables: ['list', 'number'] }),
        description: line({ variables: ['list', 'number', 'pages'] }),
      })
      .describe('The way through a list that goes on over several pages'),
    share: z
      .strictObject({ title: line(), whatsapp: line(), email: line(), address: line() })
      .describe('Ways to send a page to someone: plain links'),
    shareAlt: line({ variables: ['title'] }),
    segments: z
      .array(z.strictObject({ segment: plain(), label: line(), path: choice(routePaths as [string, ...string[]]) }))
      .describe('Names of parts of a path that are no page of their own, and the page that stands for them'),
    fileSizeUnits: z.strictObject({ bytes: line(), kilobytes: line(), megabytes: line() }),
    periodUnits: z.strictObject({
      hour: plural([]),
      'business day': plural([]),
      day: plural([]),
      month: plural([]),
      year: plural([]),
    }),
    numbers: z.array(line()).describe('Numbers in prose, from zero on: larger ones are written in digits'),
  },
});

/** The way to the store (docs/product.md). */
export const shop = page('shop', {
  title: line(),
  notice: line(),
  text: paragraph(),
  link: line().describe('The link for a browser that stays'),
  picture: picture('cutout'),
});

/** Every page on one page; the lists come from the route table. */
export const sitemap = page('sitemap', {
  title: line(),
  lead: paragraph(),
  groups: z.strictObject({ main: line(), community: line(), information: line(), support: line() }),
  all: line({ variables: ['list', 'count'] }).describe('Unfolds the pages of a list, such as every hub'),
});

/** The page of a path that is none. */
export const notFound = single({
  file: 'pages/not-found',
  fields: {
    code: line(),
    title: line(),
    text: paragraph(),
    goHome: action(),
    goBack: line(),
    shortcuts: z.strictObject({ lead: line(), links: z.array(action()).min(1) }),
    moved: z.strictObject({
      lead: line().describe('Before a link to the page that the path means'),
      all: line().describe('Unfolds the list of every path that means another page'),
    }),
  },
});

/** What stands where a part of a page failed. */
export const errorWords = single({
  file: 'pages/error',
  fields: { title: line(), text: paragraph(), tryAgain: line(), goHome: action() },
});
