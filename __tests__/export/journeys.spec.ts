import { expect, test } from '@playwright/test';

import { buildDate } from '@/lib/build-date';
import { getContent } from '@/lib/content';
import { splitByDate } from '@/lib/events/events';
import { languages } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getMaker } from '@/lib/content/pieces';
import type { SitePath } from '@/lib/routes';
import { getFormats } from '@/lib/language/format';

import { exportedPages, find, type ExportedPage } from './support/pages';

const MOST_CLICKS = 3;

const pageAt = new Map(exportedPages.map((page) => [page.path, page]));

const linksOf = (page: ExportedPage): string[] =>
  find(page, 'a').map(({ attributes }) => attributes.href?.split(/[?#]/)[0] ?? '');

/** The number of clicks from a page to every other page. */
function clicksFrom(start: string): ReadonlyMap<string, number> {
  const clicks = new Map([[start, 0]]);
  // Iteration includes paths added during the loop.
  for (const [path, count] of clicks) {
    const page = pageAt.get(path);
    const found = page ? linksOf(page).filter((link) => pageAt.has(link) && !clicks.has(link)) : [];
    for (const link of found) clicks.set(link, count + 1);
  }
  return clicks;
}

/** A task, the page with the answer, and where it is: an id, or text. */
type Journey = readonly [goal: string, to: SitePath, answer: `#${string}` | { readonly words: string | undefined }];

for (const language of languages) {
  const { pieces, events, hubs, pages } = getContent(language);
  const words = getContent(language).words.piece;
  const [piece] = pieces;
  const piecePage = `/piece/${piece?.id ?? ''}` as const;
  const [volunteerEvent] = splitByDate(events, buildDate()).upcoming.filter(({ needs }) => needs);
  // Without such an event, the weekly hours of the roles
  const day = volunteerEvent
    ? getFormats(language).days(volunteerEvent.date, volunteerEvent.lastDay ?? volunteerEvent.date)
    : pages.volunteer.roles.facts.days;

  const journeys: readonly Journey[] = [
    ['a piece of a maker', piecePage, { words: piece && getMaker(piece, language).name }],
    ['the care of a piece', piecePage, { words: words.care }],
    ['the price of 200 gifts', '/b2b', { words: '200' }],
    ['how to pay from abroad', '/shipping', '#orders-from-abroad'],
    ['the last report', '/about', '#documents'],
    ['what a gift did', '/donor', '#spent'],
    // In English only
    ['the fee of a seller', '/x', { words: getContent('en').pages.x.terms.rows[1]?.text }],
    ['a day to volunteer', '/volunteer', { words: day }],
    ['the nearest hub', '/hubs', { words: hubs[0]?.location }],
    ['whom to tell of a barrier', '/accessibility', '#whom-to-tell'],
  ];
  const clicks = clicksFrom(getPagePath('/', language));

  for (const [goal, to, answer] of journeys) {
    test(`${goal} is at most ${MOST_CLICKS} clicks from Home, in ${language}`, () => {
      const path = getPagePath(to, language);
      const page = pageAt.get(path);
      if (!page) throw new Error(`There is no page ${path}.`);

      expect(clicks.get(path)).toBeLessThanOrEqual(MOST_CLICKS);
      if (typeof answer === 'string') {
        expect(page.elements.map(({ attributes }) => attributes.id)).toContain(answer.slice(1));
      } else {
        expect(answer.words).toBeTruthy();
        expect(find(page, 'main')[0]?.text).toContain(answer.words);
      }
    });
  }
}
