import { readPath } from '@/build/content/issues';
import { listFieldWords } from '@/build/content/walk';
import { buildDate } from '@/lib/build-date';
import { getContent } from '@/lib/content';
import { collections } from '@/lib/content/schemas';
import { isOver, getVenue } from '@/lib/events/events';
import { languages, getLanguageRoot } from '@/lib/language';
import { hasSamples } from '@/lib/content/samples';
import { getAbsoluteUrl } from '@/lib/pages/metadata';

import { eachPage, exportedPages, find, pagesBelow, type ExportedPage } from './support/pages';
import { expect, test } from '@playwright/test';

/** Requirements on every page, whatever its design, checked in the exported files. */

const content = getContent('en');

const hrefsOf = (page: ExportedPage, part = 'main'): string[] =>
  find(page, part).flatMap(({ descendants }) =>
    descendants.flatMap(({ tag, attributes }) => (tag === 'a' && attributes.href ? [attributes.href] : [])),
  );
const textOf = (page: ExportedPage, part = 'main'): string => find(page, part)[0]?.text ?? '';
const pageAt = (path: string): ExportedPage | undefined => exportedPages.find((page) => page.path === path);
const itemPages = (folder: string): ExportedPage[] =>
  languages.flatMap((language) => pagesBelow(`${getLanguageRoot(language)}${folder}`));

test('the footer of every page mentions samples, if the build contains any', () => {
  const wrong = exportedPages.filter(
    (page) => textOf(page, 'footer').includes(getContent(page.language).words.site.demonstration) !== hasSamples(),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

/** Text without spaces and quotes, which pages set in their own way. */
const bare = (text: string): string => text.replaceAll(/[\s\u2060\u00AD"'‘’“”]/g, '').toLowerCase();

/** Pictures are not compared: a decorative one has no alt. */
const { images: _, ...shownCollections } = collections;

test('the words of every item are on a page', () => {
  const shown = bare(
    exportedPages
      .flatMap((page) => [
        ...find(page, 'html').map(({ text }) => text),
        ...page.elements.flatMap(({ attributes }) => [attributes.content, attributes.alt, attributes['aria-label']]),
      ])
      .join('\n'),
  );
  const lost = languages.flatMap((language) =>
    (Object.keys(shownCollections) as (keyof typeof shownCollections)[]).flatMap((name) =>
      getContent(language)[name].flatMap((item) =>
        listFieldWords(collections[name].schema, item)
          .filter(({ text }) => !shown.includes(bare(text)))
          .map(({ path, text }) => `${language}/${name}/${item.id}: ${readPath(path)}: ${text}`),
      ),
    ),
  );
  expect(lost).toEqual([]);
});

test('every page has a link for reporting a mistake', () => {
  const silent = exportedPages.filter((page) => {
    const { suggestEdit, reportMistake } = getContent(page.language).words.site;
    return !find(page, 'footer')[0]?.descendants.some(
      ({ tag, text }) => tag === 'a' && (text.startsWith(suggestEdit) || text.startsWith(reportMistake)),
    );
  });
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('no page links to itself', () => {
  // Excluded: the sitemap lists itself, and the filter's 'all' links to its own page.
  const round = exportedPages.filter(
    (page) =>
      page.route !== '/sitemap' &&
      find(page, 'main').some(({ descendants }) =>
        descendants.some(
          ({ tag, attributes }) =>
            tag === 'a' && attributes.href === page.path && attributes['aria-current'] === undefined,
        ),
      ),
  );
  expect(round.map(({ path }) => path)).toEqual([]);
});

test('each page: an item has share links for WhatsApp and e-mail', () =>
  eachPage(['/news', '/events', '/gallery', '/piece'].flatMap(itemPages), (page) => {
    const address = encodeURIComponent(getAbsoluteUrl(page.path));
    for (const start of ['https://wa.me/?', 'mailto:?']) {
      expect(hrefsOf(page).some((href) => href.startsWith(start) && href.includes(address))).toBe(true);
    }
  }));

test('each page: a hub uses its own theme, and a planned hub does not mention visits', () =>
  eachPage(itemPages('/hub'), (page) => {
    const { hubs } = getContent(page.language);
    const words = getContent(page.language).words.hub;
    const hub = hubs.find(({ id }) => page.route === `/hub/${id}`);

    expect(find(page, 'main')[0]?.attributes['data-theme']).toBe(hub?.theme);
    if (hub?.status !== 'Planned') return;
    expect([words.visit, words.plan].filter((word) => textOf(page).includes(word))).toEqual([]);
    expect(hrefsOf(page).filter((href) => href.includes('/maps/'))).toEqual([]);
  }));

test('the sitemap lists all item pages', () => {
  const page = pageAt('/sitemap');
  const listed = new Set(page && hrefsOf(page));
  const items = ['/hub', '/mentor', '/events', '/news', '/careers', '/gallery', '/piece'].flatMap((folder) =>
    pagesBelow(folder),
  );

  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ path }) => !listed.has(path)).map(({ path }) => path)).toEqual([]);
});

test('an upcoming event has directions, or a note that they follow', () => {
  const lost = content.events
    .filter((event) => !isOver(event, buildDate()))
    .filter((event) => {
      const page = pageAt(`/events/${event.id}`);
      const { street } = getVenue(event, 'en');
      return !page || !textOf(page).includes(street ?? content.pages.events.event.sendsDirections);
    });
  expect(lost.map(({ id }) => id)).toEqual([]);
});
