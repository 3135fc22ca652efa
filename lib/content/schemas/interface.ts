import * as z from 'zod';

import { type Language, languages } from '@/lib/language';
import { routePaths } from '@/lib/routes';

import { single } from './define';
import { choice, line, plain, plural, adviseOnReservedName, slug, slugAdvice } from './fields';
import { quoteText } from './fields/messages';

/** Texts of the layout and of small components used on every page. */
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
    onWhatsapp: z
      .strictObject({ catalogue: line(), channel: line() })
      .describe('The links to our catalogue and our channel on WhatsApp'),
    opensInNewTab: line(),
    inLanguage: z
      .strictObject(
        Object.fromEntries(languages.map((each) => [each, line()])) as Record<Language, ReturnType<typeof line>>,
      )
      .describe('Said after a link to a page in another language'),
    mainNavigation: line(),
    fullScreenNavigation: line(),
    menu: line().describe('On the button of the menu'),
    openMenu: line(),
    closeMenu: line(),
    breadcrumb: line(),
    speaksTamil: plain(),
    readInTamil: plain().describe('The link from the questions of an English page to the Tamil one'),
    homeLink: line(),
    homeTitle: line().describe("The title of the home page, in a browser's tab and in search results"),
    footerNavigation: line(),
    footerGroups: z.strictObject({ shop: line(), about: line(), 'take part': line(), help: line() }),
    trackOrder: line(),
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
    share: z
      .strictObject({ title: line(), whatsapp: line(), email: line(), address: line() })
      .describe('Ways to send a page to someone: plain links'),
    shareAlt: line({ variables: ['title'] }),
    segments: z
      .array(
        z.strictObject({
          segment: plain()
            .regex(slug, slugAdvice)
            .refine((name) => adviseOnReservedName(name) === undefined, {
              error: ({ input }) => `${quoteText(input)} ${adviseOnReservedName(String(input)) ?? ''}`,
            }),
          label: line(),
          path: choice(routePaths as [string, ...string[]]),
          hash: plain().optional().describe('A place on that page, by its id'),
        }),
      )
      .min(1)
      .describe('Names of parts of a path that are no page of their own, and the page that stands for them'),
    fileSizeUnits: z.strictObject({ bytes: line(), kilobytes: line(), megabytes: line() }),
    periodUnits: z.strictObject({
      hour: plural([]),
      'business day': plural([]),
      day: plural([]),
      week: plural([]),
      month: plural([]),
      year: plural([]),
    }),
    numbers: z.array(line()).min(1).describe('Numbers in prose, from zero on: larger ones are written in digits'),
  },
});
