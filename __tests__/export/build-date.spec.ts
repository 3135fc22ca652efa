import { buildDate } from '@/lib/build-date';
import { startOfDay } from '@/lib/calendar-time';
import { isClosed } from '@/lib/careers/careers';
import { contentIn } from '@/lib/content';
import { isOver } from '@/lib/events/events';
import { formatsOf } from '@/lib/text/format';
import { programsOf } from '@/lib/mentors';
import { fill } from '@/lib/text/fill';
import { isListPage } from '@/scripts/lib/page-kinds';

import { exportedPages, find, hasIsland, pagesBelow, readPages, type ExportedPage } from './support/pages';
import { thingOf, thingsOf, visibleText } from './support/structured-data';
import { expect, test } from '@playwright/test';

const { careers: roles, events, hubs, pages: words, programs } = contentIn('en');
const { careers, events: eventsPage } = words;
const { event: eventWords } = eventsPage;
const statuses = Object.values(eventWords.statuses);

// The site as it is published, and the variant, whose date is after every event (build/variant.ts).
const now = buildDate();
const late = readPages('out-variant', 'npm run build:variant');

const twinOf = ({ file }: ExportedPage): ExportedPage => {
  const twin = late.find((page) => page.file === file);
  if (!twin) throw new Error(`out-variant/ has no ${file}.`);
  return twin;
};

/** What is around the main part, as text. */
const wordsAround = (page: ExportedPage) =>
  ['header', 'footer'].flatMap((tag) =>
    find(page, tag).flatMap(({ ancestors, text }) => (ancestors.includes('main') ? [] : [text])),
  );

/** Every page of a list: the address of the list, and those it goes on at. */
const listPages = (list: string, pages: readonly ExportedPage[] = exportedPages) =>
  pages.filter(({ path }) => path === list || (isListPage(path) && path.startsWith(`${list}/`)));

/** Sends the page on to anyone: it names no recipient. */
const isShareLink = (link: string) => /^(https:\/\/wa\.me\/|mailto:)\?/.test(link);

/** Links in the main part of a page. */
const linksOf = (page: ExportedPage) =>
  find(page, 'a')
    .filter(({ ancestors }) => ancestors.includes('main'))
    .map(({ attributes }) => attributes.href ?? '');

const pageOf = (path: string): ExportedPage => {
  const page = exportedPages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no ${path}.`);
  return page;
};

const aheadEvents = events.filter((event) => !isOver(event, now));
const openRoles = roles.filter((role) => !isClosed(role, now));

test('time changes the pages of events, roles, courses and gifts, and nothing else', () => {
  const teaching = pagesBelow('/mentor').filter(
    ({ path }) => programsOf(path.slice('/mentor/'.length), 'en').length > 0,
  );
  // Hubs that are still planned and the timeline name days that may have passed.
  const planned = hubs.filter(({ status }) => status !== 'Active').map(({ id }) => pageOf(`/hub/${id}`));
  const touched = [
    ...pagesBelow('/events'),
    ...pagesBelow('/careers'),
    ...teaching,
    ...planned,
    ...listPages('/events'),
    ...listPages('/careers'),
    pageOf('/mentorship'),
    pageOf('/timeline'),
    // The gift finder leaves out days that have passed.
    pageOf('/b2b'),
  ];
  // The variant delivers its forms too: pages with a form, and the policies that mention it, say so.
  const isToldOfDelivery = (page: ExportedPage) => hasIsland(page) || /^(\/ta)?\/privacy/.test(page.path);
  const files = new Set(touched.flatMap(({ file }) => [file, `ta/${file}`]));
  const others = exportedPages.filter((page) => !files.has(page.file) && !isToldOfDelivery(page));

  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((page) => visibleText(twinOf(page)) !== visibleText(page)).map(({ path }) => path)).toEqual([]);
  expect(
    touched.filter((page) => wordsAround(twinOf(page)).join() !== wordsAround(page).join()).map(({ path }) => path),
  ).toEqual([]);
});

for (const { id } of events) {
  test(`/events/${id} says that it is over once it is, and offers nothing`, () => {
    const after = twinOf(pageOf(`/events/${id}`));

    expect(visibleText(after)).toContain(eventWords.over);
    expect(thingOf(after, 'Event').potentialAction).toBeUndefined();
    expect(
      linksOf(after).filter(
        (link) => /contact\?subject|mailto:|tel:|wa\.me|event\.ics/.test(link) && !isShareLink(link),
      ),
    ).toEqual([]);
    expect(statuses.filter((status) => visibleText(after).includes(status))).toEqual([]);
  });
}

for (const { id } of aheadEvents) {
  test(`/events/${id} offers a seat while it is ahead`, () => {
    const page = pageOf(`/events/${id}`);
    const { potentialAction, offers, ...told } = thingOf(page, 'Event');

    expect(visibleText(page)).not.toContain(eventWords.over);
    expect(potentialAction).toBeDefined();
    expect(offers).toBeDefined();
    expect(thingOf(twinOf(page), 'Event')).toEqual(told);
    expect(linksOf(page)).toContain(`${page.path}/event.ics`);
    // The status of the content is shown while it means something.
    expect(statuses.filter((status) => visibleText(page).includes(status))).not.toEqual([]);
  });
}

for (const { id } of roles) {
  test(`/careers/${id} says that it is closed once it is, and offers nothing`, () => {
    const after = twinOf(pageOf(`/careers/${id}`));

    expect(visibleText(after)).toContain(careers.role.closed);
    expect(thingsOf(after).map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
    expect(linksOf(after).filter((link) => /^(mailto:|tel:)/.test(link))).toEqual([]);
  });
}

for (const { id } of openRoles) {
  test(`/careers/${id} offers a way to apply while it is open`, () => {
    const page = pageOf(`/careers/${id}`);

    expect(visibleText(page)).not.toContain(careers.role.closed);
    expect(thingOf(page, 'JobPosting').title).toBe(find(page, 'h1')[0]?.text);
    expect(linksOf(page).some((link) => link.startsWith('mailto:'))).toBe(true);
  });
}

test('a course says that its batch has begun once it has, and not before', () => {
  const page = pageOf('/mentorship');
  for (const { nextBatch } of programs) {
    const day = formatsOf('en').date(nextBatch);
    const begun = fill(words.mentorship.programs.begun, { day });

    expect(visibleText(page)).toContain(day);
    expect(visibleText(page).includes(begun)).toBe(new Date(startOfDay(nextBatch)) <= now);
    expect(visibleText(twinOf(page))).toContain(begun);
  }
});

test('the lists follow: what is over is linked, and not offered', () => {
  for (const list of ['/events', '/careers']) {
    const items = pagesBelow(list).map(({ path }) => path);
    for (const pages of [exportedPages, late]) {
      const links = listPages(list, pages).flatMap(linksOf);
      expect(items.filter((path) => !links.includes(path))).toEqual([]);
    }
  }
  const offers = (list: string, label: string, pages?: readonly ExportedPage[]) =>
    listPages(list, pages)
      .flatMap((page) => find(page, 'a'))
      .filter(({ text }) => text.startsWith(label)).length;

  expect(offers('/events', eventWords.register)).toBe(aheadEvents.length);
  expect(offers('/events', eventWords.register, late)).toBe(0);
  expect(offers('/careers', careers.openings.action)).toBe(openRoles.length);
  expect(offers('/careers', careers.openings.action, late)).toBe(0);
});
