import { buildDate } from '@/lib/build-date';
import { getEndOfDate } from '@/lib/language/calendar-time';
import { getContent } from '@/lib/content';
import { getPagePath, getPhoneLink } from '@/lib/content/links';
import { formatPeriod } from '@/lib/content/values';
import { getMaker } from '@/lib/content/pieces';
import { splitByDate } from '@/lib/events/events';
import { computeLastOrderDay, countWeeksBefore, listPriceSteps, computeSetPrice } from '@/lib/gifting';
import { type Language, languages } from '@/lib/language';
import { getFormats } from '@/lib/language/format';
import type { SitePath } from '@/lib/routes';

import { exportedPages, find, isEmptyPage } from './support/pages';
import { visibleText } from './support/structured-data';
import { expect, test } from '@playwright/test';

// Questions of visitors: the answer is on a page at most three clicks from Home.

const MOST_CLICKS = 3;

const pageAt = new Map(exportedPages.map((page) => [page.path, page]));

/** The number of clicks from a page to every other page. */
function countClicksFrom(start: string): ReadonlyMap<string, number> {
  const clicks = new Map([[start, 0]]);
  // Iteration includes paths added during the loop.
  for (const [path, count] of clicks) {
    const page = pageAt.get(path);
    const links = page ? find(page, 'a').map(({ attributes }) => attributes.href?.split(/[?#]/)[0] ?? '') : [];
    for (const link of links) if (pageAt.has(link) && !clicks.has(link)) clicks.set(link, count + 1);
  }
  return clicks;
}

/** The page with the answers, the texts of the answers, the addresses that it links to, and the ids of its sections. */
type Answer = {
  readonly to: SitePath;
  readonly texts?: readonly (string | undefined)[];
  readonly links?: readonly string[];
  readonly ids?: readonly string[];
};

function listAnswers(language: Language): Answer[] {
  const { constants, enterprise, events, figures, giftSets, hubs, pages, pieces, words, volunteerRoles } =
    getContent(language);
  const { rupees, date, days } = getFormats(language);
  const [piece] = pieces;
  const [volunteerEvent] = splitByDate(events, buildDate()).upcoming.filter(({ needs }) => needs);
  const [, step] = listPriceSteps(constants);
  const totals = giftSets.map((set) => computeSetPrice(set, step, pieces) * step.number);
  const [occasion] = (constants.dates ?? []).filter(({ day: on }) => getEndOfDate(on) > buildDate());
  const lastDay =
    occasion && computeLastOrderDay(occasion.day, countWeeksBefore(step, constants.periods, occasion.kind));

  const shares = pieces.flatMap(({ price, parts }) =>
    parts?.[0] ? [Math.round((100 * parts[0].rupees) / price)] : [],
  );

  const papers = `${getPagePath('/about', language)}#documents`;

  return [
    // Who makes a piece, its care, how it is returned
    {
      to: `/piece/${piece?.id ?? ''}`,
      texts: [piece && getMaker(piece, language).name, words.piece.care, piece?.care[0]],
      links: [getPagePath('/refunds', language), getPagePath('/shipping', language)],
    },
    // What fifty gifts cost in all, with a logo, and by when to order them for the next occasion
    {
      to: '/b2b',
      texts: [
        ...totals.map((total) => rupees(total)),
        lastDay && giftSets.length > 0 ? date(lastDay) : undefined,
        String(constants.numbers.giftsLarge),
        rupees(constants.rupees.logoPrint),
      ],
    },
    { to: '/shipping', ids: ['orders-from-abroad'] },
    // A broken piece abroad
    { to: '/refunds', ids: ['taken-abroad'] },
    // What of a price goes to the maker, and whom to complain to
    {
      to: '/wages-and-safety',
      texts: [
        shares.length > 0 ? `${Math.min(...shares)}-${Math.max(...shares)}` : undefined,
        enterprise.grievanceOfficer,
      ],
    },
    // Papers and reports, whom to complain to
    { to: '/about', texts: [pages.about.identity.grievance.note], ids: ['documents', 'complaints'] },
    // What a gift does, and whose account it is
    { to: '/donor', texts: [enterprise.legalName, rupees(constants.rupees.busPass)], links: [papers] },
    { to: '/partner', links: [papers] },
    // The fee of a seller, who pays for delivery
    { to: '/x', texts: pages.x.terms.rows.map(({ text }) => text) },
    {
      to: '/volunteer',
      texts: [
        ...volunteerRoles.map(({ days: weekly }) => weekly),
        volunteerEvent && days(volunteerEvent.date, volunteerEvent.lastDay ?? volunteerEvent.date),
      ],
    },
    // Where the hubs are, and which takes which child: in Tamil on Home too, where learners begin
    { to: '/hubs', texts: hubs.map(({ location }) => location) },
    ...(language === 'ta'
      ? [
          {
            to: '/',
            texts: hubs.map(({ status, reach }) => (status === 'Active' ? reach?.children : undefined)),
          } as const,
        ]
      : []),
    // What she earns, and whom she calls
    {
      to: '/creator',
      texts: [rupees(3 * constants.rupees.hourRate * constants.numbers.workDays)],
      links: [getPhoneLink(language)],
    },
    {
      to: '/mentorship',
      texts: [rupees(constants.rupees.hourRate), formatPeriod(constants.periods.halfDay, language, words.site)],
    },
    { to: '/media-kit', texts: [date(figures.figures?.[0]?.asOf ?? '')] },
    { to: '/accessibility', ids: ['whom-to-tell'] },
  ];
}

for (const language of languages) {
  const clicks = countClicksFrom(getPagePath('/', language));

  for (const { to, texts = [], links = [], ids = [] } of listAnswers(language)) {
    const path = getPagePath(to, language);
    const page = pageAt.get(path);
    if (page?.language !== language || isEmptyPage(to)) continue;

    test(`${path}, from Home of ${language}, has the answers`, () => {
      expect(clicks.get(path)).toBeLessThanOrEqual(MOST_CLICKS);
      const shown = visibleText(page).toLowerCase();
      const expected = texts.flatMap((text) => text?.replace(/\s+/g, ' ').toLowerCase() ?? []);
      const parts = find(page, 'main').flatMap(({ descendants }) => descendants.map(({ attributes }) => attributes));

      expect(expected.filter((text) => !shown.includes(text))).toEqual([]);
      expect(links.filter((link) => !parts.some(({ href }) => href === link))).toEqual([]);
      expect(ids.filter((each) => !parts.some(({ id }) => id === each))).toEqual([]);
    });
  }
}
