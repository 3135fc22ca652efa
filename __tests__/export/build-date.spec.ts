import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildDate } from '@/lib/build-date';
import { startOfDay } from '@/lib/language/calendar-time';
import { isClosed } from '@/lib/content/careers';
import { getContent } from '@/lib/content';
import { lowerForSentence } from '@/lib/content/values';
import { isOver } from '@/lib/events/events';
import { sourceLanguage } from '@/lib/language';
import { getFormats } from '@/lib/language/format';
import { routePaths } from '@/lib/routes';
import { listMentorPrograms } from '@/lib/content/mentors';
import { fill } from '@/lib/language/fill';
import { listFilesBelow } from '@/scripts/lib/files';

import {
  addedFolder,
  eachPage,
  exportedPages,
  find,
  hasIsland,
  isEmptyPage,
  pagesBelow,
  readPages,
  type ExportedPage,
} from './support/pages';
import { pageAt, thingOf, thingsOf, visibleText } from './support/structured-data';
import { expect, test } from '@playwright/test';

const { careers: roles, events, gallery, hubs, mentors, news, pages: words, pieces, programs } = getContent('en');
const interfaceWords = getContent('en').words.site;
const { numbers } = interfaceWords;
const { careers, events: eventsPage } = words;

// The deployed site, and the variant, whose date is after every event (build/variant.ts).
const now = buildDate();
const late = readPages('out-variant', 'npm run build:variant');

const twinOf = ({ file }: ExportedPage): ExportedPage => {
  const twin = late.find((page) => page.file === file);
  if (!twin) throw new Error(`out-variant/ has no ${file}.`);
  return twin;
};

/** The text outside the main content. */
const wordsAround = (page: ExportedPage) =>
  ['header', 'footer'].flatMap((tag) =>
    find(page, tag).flatMap(({ ancestors, text }) => (ancestors.includes('main') ? [] : [text])),
  );

/** The texts of the main content outside links, which lead to other items where the variant has more. */
const textsOf = (page: ExportedPage): string[] =>
  find(page, 'main')
    .flatMap(({ descendants }) => descendants)
    .filter(({ tag, ancestors }) => ![tag, ...ancestors].some((each) => each === 'a' || each === 'script'))
    .map(({ ownText }) => ownText.replaceAll(/\s+/g, ' '))
    .filter(Boolean);

/** The texts of the items that only the variant has. */
const addedItems = listFilesBelow(addedFolder)
  .map((name) => readFileSync(join(addedFolder, name), 'utf8'))
  .join('\n');

const active = hubs.filter(({ status }) => status === 'Active');
const counts = [hubs, active, mentors, pieces, gallery, news]
  .concat(['old', 'yard', 'new'].map((kind) => hubs.filter((hub) => hub.kind === kind)) as (typeof hubs)[])
  .flatMap(({ length }) => [length, length + 1]);
/** The makers of the active hubs, and those of the variant's own hub beside them. */
const allMakers = active.reduce((sum, hub) => sum + (hub.makers ?? 0), 0);
const addedMakers = Number(/^makers: (\d+)$/m.exec(addedItems)?.[1]);
const countOfItems = new RegExp(
  `\\b(?:${[...counts, allMakers, allMakers + addedMakers]
    .flatMap((count) => [count, numbers[count] ?? []])
    .flat()
    .join('|')})\\b`,
  'gi',
);

/** A text without counts of items: the variant has one more of each kind. */
const uncounted = (text: string): string => text.replace(countOfItems, '#').replaceAll(/\d+(?=\+)/g, '#');

type Hub = (typeof hubs)[number];

/** Whether a text lists the active hubs by place, craft or number of makers, or counts all their makers. */
const listsHubs = (text: string): boolean =>
  [
    ({ location }: Hub) => location,
    ({ craft, inProse = craft }: Hub) => lowerForSentence(inProse),
    ({ makers = 0 }: Hub) => String(makers),
  ].some((valueOf) => active.every((hub) => text.includes(valueOf(hub))));

/** Texts of a page that another one lacks, whatever items they count or list. */
function textsOnlyIn(page: ExportedPage, other: ExportedPage): string[] {
  const kept = new Set(textsOf(other).map(uncounted));
  return textsOf(page).filter((text) => !kept.has(uncounted(text)) && !listsHubs(text));
}

/** A link for sharing the page, without a recipient. */
const isShareLink = (link: string) => /^(https:\/\/wa\.me\/|mailto:)\?/.test(link);

/** Links in the main content. */
const linksOf = (page: ExportedPage) =>
  find(page, 'a')
    .filter(({ ancestors }) => ancestors.includes('main'))
    .map(({ attributes }) => attributes.href ?? '');

const aheadEvents = events.filter((event) => !isOver(event, now));
const openRoles = roles.filter((role) => !isClosed(role, now));

test('time changes the pages of events, roles, courses and gifts, and nothing else', () => {
  const teaching = pagesBelow('/mentor').filter(
    ({ path }) => listMentorPrograms(path.slice('/mentor/'.length), 'en').length > 0,
  );
  // Planned hubs and the timeline have dates that may have passed.
  const planned = hubs.filter(({ status }) => status !== 'Active').map(({ id }) => pageAt(`/hub/${id}`));
  const touched = [
    ...pagesBelow('/events'),
    ...pagesBelow('/careers'),
    ...teaching,
    ...planned,
    // /b2b: the table of last days to order omits past occasions. /volunteer: upcoming events that need help.
    ...(['/events', '/careers', '/mentorship', '/timeline', '/b2b', '/volunteer'] as const)
      .filter((path) => !isEmptyPage(path))
      .map((path) => pageAt(path)),
  ];
  // The variant enables delivery, which pages with a form and some policies mention.
  const mentionsDelivery = (page: ExportedPage) => hasIsland(page) || /^(\/ta)?\/privacy/.test(page.path);
  const files = new Set(touched.map(({ file }) => file));
  const others = exportedPages.filter(
    (page) =>
      page.language === sourceLanguage && !files.has(page.file) && !mentionsDelivery(page) && page.route !== '/sitemap',
  );
  const changed = others.flatMap((page) => [
    ...textsOnlyIn(page, twinOf(page)).map((text) => `${page.path}: ${text}`),
    ...textsOnlyIn(twinOf(page), page)
      .filter((text) => !text.split(', ').every((part) => addedItems.includes(part.replace(/^\P{L}+/u, ''))))
      .map((text) => `${page.path}, later: ${text}`),
  ]);

  expect(others.length).toBeGreaterThan(20);
  expect(changed).toEqual([]);
  // A menu links to pages that only the variant has.
  const hasSameMenus = !routePaths.some(isEmptyPage);
  const around = touched.filter(
    (page) => hasSameMenus && wordsAround(twinOf(page)).join() !== wordsAround(page).join(),
  );
  expect(around.map(({ path }) => path)).toEqual([]);
});

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
