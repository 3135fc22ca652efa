import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { contentIn } from '@/lib/content';
import { formatsOf } from '@/lib/text/format';
import { programsOf } from '@/lib/mentors';
import { fill } from '@/lib/text/fill';

import { filesBelow } from '@/scripts/export/files';
import { find, isListPage, pagesBelow, readPages, type ExportedPage } from './support/pages';
import { thingOf, thingsOf, visibleText } from './support/structured-data';
import { expect, test } from '@playwright/test';

const { events, pages: words } = contentIn('en');
const { careers, events: eventsPage } = words;
const { event: eventWords } = eventsPage;
const statuses = Object.values(eventWords.statuses);

// The same content built as of a day on which everything is open, and as of one on which everything is over.
const folders = { early: 'out-early', late: 'out-late' } as const;
const early = readPages(folders.early, 'npm run build:dated');
const late = readPages(folders.late, 'npm run build:dated');

const twinOf = ({ file }: ExportedPage): ExportedPage => {
  const twin = late.find((page) => page.file === file);
  if (!twin) throw new Error(`${folders.late}/ has no ${file}.`);
  return twin;
};

const below = (folder: string) => pagesBelow(folder, early);

const partOutsideMain = (html: string) => html.replace(/<main.*<\/main>/s, '');

/** Every page of a list: the address of the list, and those it goes on at. */
const listPages = (pages: readonly ExportedPage[], list: string) =>
  pages.filter(({ path }) => path === list || (isListPage(path) && path.startsWith(`${list}/`)));

/** Links in the main part of a page. */
const linksOf = (page: ExportedPage) =>
  find(page, 'a')
    .filter(({ ancestors }) => ancestors.includes('main'))
    .map(({ attributes }) => attributes.href ?? '');

/** The mentors whose pages show a course, with the day its next batch begins. */
const teaching = below('/mentor').filter(({ path }) => programsOf(path.slice('/mentor/'.length), 'en').length > 0);

test('time changes the pages of events, roles and courses, and nothing else', () => {
  const files = filesBelow(folders.early);
  expect(filesBelow(folders.late)).toEqual(files);

  const bytes = (folder: string, file: string) => readFileSync(join(folder, file), 'latin1');
  const changed = files.filter((file) => bytes(folders.early, file) !== bytes(folders.late, file));

  const items = [...below('/events'), ...below('/careers'), ...teaching];
  const lists = [...listPages(early, '/events'), ...listPages(early, '/careers')];
  expect(changed.toSorted()).toEqual(
    // The last is valid for less than a year from the day of the build, whatever that is.
    [...[...items, ...lists].map(({ file }) => file), 'mentorship.html', '.well-known/security.txt'].toSorted(),
  );
});

test('on those pages it changes the main part alone', () => {
  for (const page of early) {
    expect(partOutsideMain(twinOf(page).html)).toBe(partOutsideMain(page.html));
  }
});

for (const page of below('/events')) {
  test(`${page.path} offers a seat before, and says that it is over after`, () => {
    const after = twinOf(page);
    const { potentialAction, ...told } = thingOf(page, 'Event');

    expect(visibleText(page)).not.toContain(eventWords.over);
    expect(potentialAction).toBeDefined();
    expect(linksOf(page)).toContain(`${page.path}/event.ics`);
    // The status of the content is shown while it means something.
    expect(statuses.filter((status) => visibleText(page).includes(status))).not.toEqual([]);

    expect(visibleText(after)).toContain(eventWords.over);
    expect(thingOf(after, 'Event')).toEqual(told);
    expect(linksOf(after).filter((link) => /contact\?subject|mailto:|tel:|wa\.me|event\.ics/.test(link))).toEqual([]);
    expect(statuses.filter((status) => visibleText(after).includes(status))).toEqual([]);
  });
}

for (const page of below('/careers')) {
  test(`${page.path} offers a way to apply before, and says that it is closed after`, () => {
    const after = twinOf(page);

    expect(visibleText(page)).not.toContain(careers.role.closed);
    expect(thingOf(page, 'JobPosting').title).toBe(find(page, 'h1')[0]?.text);
    expect(linksOf(page).some((link) => link.startsWith('mailto:'))).toBe(true);

    expect(visibleText(after)).toContain(careers.role.closed);
    expect(thingsOf(after).map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
    expect(linksOf(after).filter((link) => /^(mailto:|tel:)/.test(link))).toEqual([]);
  });
}

test('a course says that its batch has begun once it has', () => {
  const [page] = early.filter(({ path }) => path === '/mentorship');
  if (!page) throw new Error('There is no /mentorship.');

  const { programs, pages } = contentIn('en');
  for (const { nextBatch } of programs) {
    const day = formatsOf('en').date(nextBatch);
    const begun = fill(pages.mentorship.programs.begun, { day });
    expect([visibleText(page).includes(day), visibleText(page).includes(begun)]).toEqual([true, false]);
    expect(visibleText(twinOf(page))).toContain(begun);
  }
});

test('the lists follow: what is over is linked, and nothing is offered', () => {
  for (const list of ['/events', '/careers']) {
    const items = below(list).map(({ path }) => path);
    for (const pages of [early, late]) {
      const links = listPages(pages, list).flatMap(linksOf);
      expect(items.filter((path) => !links.includes(path))).toEqual([]);
    }
  }
  const offers = (pages: readonly ExportedPage[], list: string, label: string) =>
    listPages(pages, list)
      .flatMap((page) => find(page, 'a'))
      .filter(({ text }) => text.startsWith(label)).length;

  expect(offers(early, '/events', eventWords.register)).toBe(events.length);
  expect(offers(late, '/events', eventWords.register)).toBe(0);
  expect(offers(early, '/careers', careers.openings.action)).toBe(below('/careers').length);
  expect(offers(late, '/careers', careers.openings.action)).toBe(0);
});
