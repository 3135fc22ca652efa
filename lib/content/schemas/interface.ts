import * as z from 'zod';

import { languages } from '@/lib/language';
import { routePaths } from '@/lib/routes';

import { units } from './constants';
import { distinctBy, single } from './define';
import { choice, line, plain, plural, segment } from './fields';
import { keyed } from './fields/parts';

/** Texts of the layout and of small components used on every page. */
export const interfaceWords = single({
  file: 'site/interface',
  fields: {
    skipLink: line(),
    shopNow: line(),
    invite: line().describe('The link to /creator in the menu, in Tamil on the pages of every language'),
    reach: z
      .strictObject({ call: line(), whatsapp: line(), email: line() })
      .describe('The contact options in the menu and the footer'),
    onWhatsapp: z
      .strictObject({ catalogue: line(), channel: line() })
      .describe('The links to our catalogue and our channel on WhatsApp'),
    opensInNewTab: line(),
    inLanguage: keyed(languages, () => line()).describe('The note after a link to a page in another language'),
    mainNavigation: line(),
    fullScreenNavigation: line(),
    menu: line().describe('The label of the menu button'),
    openMenu: line(),
    closeMenu: line(),
    breadcrumb: line(),
    speaksTamil: plain(),
    readInTamil: plain().describe('The link from the questions of an English page to the Tamil page'),
    homeLink: line(),
    homeTitle: line().describe("The title of the home page, in a browser's tab and in search results"),
    footerNavigation: line(),
    morePages: line(),
    trackOrder: line(),
    firstPublished: line(),
    lastUpdated: line(),
    demonstration: line().describe('Shown in the footer of every page while the content has samples'),
    suggestEdit: line(),
    reportMistake: line(),
    mistakeSubject: line({ variables: ['page'] }).describe('The subject of a message about a mistake'),
    figureSource: line().describe(
      'The accessible name of the ring beside a number, which links to its explanation on /about',
    ),
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
          segment: segment(),
          label: line(),
          path: choice(routePaths as [string, ...string[]]),
          hash: plain().optional().describe('An anchor on that page'),
        }),
      )
      .min(1)
      .check(distinctBy('segment'))
      .describe('Path segments without a page of their own, each with its label and the page that breadcrumbs link to'),
    fileSizeUnits: z.strictObject({ bytes: line(), kilobytes: line(), megabytes: line() }),
    periodUnits: keyed(units, () => plural([])),
    numbers: z.array(line()).min(1).describe('Number words, starting with zero; larger numbers are written in digits'),
  },
});
