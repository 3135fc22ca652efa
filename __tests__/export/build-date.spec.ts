import { buildDate } from '@/lib/build-date';
import { startOfDay } from '@/lib/language/calendar-time';
import { isClosed } from '@/lib/content/careers';
import { getContent } from '@/lib/content';
import { isOver } from '@/lib/events/events';
import { getFormats } from '@/lib/language/format';
import { fill } from '@/lib/language/fill';

import { eachPage, exportedPages, find, isEmptyPage, pagesBelow, readPages, type ExportedPage } from './support/pages';
import { pageAt, thingOf, thingsOf, visibleText } from './support/structured-data';
import { expect, test } from '@playwright/test';

const { careers: roles, events, pages: words, programs } = getContent('en');
const { careers, events: eventsPage } = words;

// The deployed site, and the variant, whose date is after every event (build/variant.ts).
const now = buildDate();
const late = readPages('out-variant', 'npm run build:variant');

const twinOf = ({ file }: ExportedPage): ExportedPage => {
  const twin = late.find((page) => page.file === file);
  if (!twin) throw new Error(`out-variant/ has no ${file}.`);
  return twin;
};

/** A link for sharing the page, without a recipient. */
const isShareLink = (link: string) => /^(https:\/\/wa\.me\/|mailto:)\?/.test(link);

/** Links in the main content. */
const linksOf = (page: ExportedPage) =>
  find(page, 'a')
    .filter(({ ancestors }) => ancestors.includes('main'))
    .map(({ attributes }) => attributes.href ?? '');

const aheadEvents = events.filter((event) => !isOver(event, now));
const openRoles = roles.filter((role) => !isClosed(role, now));

test('an event offers a seat while it is ahead, and says that it is over once it is', () =>
  eachPage(pagesBelow('/events'), (page) => {
    const after = twinOf(page);
    const eventWords = eventsPage.event;
    const statuses = Object.values(eventWords.statuses);
    const { potentialAction, offers, ...rest } = thingOf(page, 'Event');
    const isAhead = aheadEvents.some(({ id }) => page.path === `/events/${id}`);

    expect(potentialAction !== undefined).toBe(isAhead);
    expect(offers !== undefined).toBe(isAhead);
    expect(linksOf(page).includes(`${page.path}/event.ics`)).toBe(isAhead);
    expect(visibleText(page).includes(eventWords.over)).toBe(!isAhead);
    // The status from content, while the event is upcoming.
    expect(statuses.some((status) => visibleText(page).includes(status))).toBe(isAhead);
    expect(thingOf(after, 'Event')).toEqual(rest);
    expect(visibleText(after)).toContain(eventWords.over);
    expect(statuses.filter((status) => visibleText(after).includes(status))).toEqual([]);
    expect(
      linksOf(after).filter(
        (link) => /contact\?subject|mailto:|tel:|wa\.me|event\.ics/.test(link) && !isShareLink(link),
      ),
    ).toEqual([]);
  }));

test('a role offers ways to apply while it is open, and says that it is closed once it is', () =>
  eachPage(pagesBelow('/careers'), (page) => {
    const contactLinksOf = (each: ExportedPage) => linksOf(each).filter((link) => /^(mailto:|tel:)/.test(link));
    const after = twinOf(page);
    const isOpen = openRoles.some(({ id }) => page.path === `/careers/${id}`);

    expect(visibleText(page).includes(careers.role.closed)).toBe(!isOpen);
    expect(thingsOf(page).some((thing) => thing['@type'] === 'JobPosting')).toBe(isOpen);
    const letter = contactLinksOf(page).find((link) => link.startsWith('mailto:'));
    const subject = letter && new URL(letter).searchParams.get('subject');
    expect(subject?.includes(find(page, 'h1')[0]?.text ?? '?') ?? false).toBe(isOpen);
    expect(visibleText(after)).toContain(careers.role.closed);
    expect(thingsOf(after).map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
    expect(contactLinksOf(after)).toEqual([]);
  }));

test('a course says that its batch has begun once it has, and not before', () => {
  const page = pageAt('/mentorship');
  for (const { nextBatch } of programs) {
    const day = getFormats('en').date(nextBatch);
    const begun = fill(words.mentorship.programs.begun, { day });

    expect(visibleText(page)).toContain(day);
    expect(visibleText(page).includes(begun)).toBe(new Date(startOfDay(nextBatch)) <= now);
    expect(visibleText(twinOf(page))).toContain(begun);
  }
});

test('the lists follow: what is over is linked, and not offered', () => {
  test.skip(['/events', '/careers'].some(isEmptyPage), 'The content has no events, or no roles.');
  for (const list of ['/events', '/careers']) {
    const items = pagesBelow(list).map(({ path }) => path);
    for (const pages of [exportedPages, late]) {
      const links = linksOf(pageAt(list, pages));
      expect(items.filter((path) => !links.includes(path))).toEqual([]);
    }
  }
  const offers = (list: string, label: string, pages?: readonly ExportedPage[]) =>
    find(pageAt(list, pages), 'a').filter(({ text }) => text.startsWith(label)).length;

  expect(offers('/events', eventsPage.event.register)).toBe(aheadEvents.length);
  expect(offers('/events', eventsPage.event.register, late)).toBe(0);
  expect(offers('/careers', careers.openings.action)).toBe(openRoles.length);
  expect(offers('/careers', careers.openings.action, late)).toBe(0);
});
