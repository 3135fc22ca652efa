import { buildDate } from '@/lib/build-date';
import { contentIn } from '@/lib/content';
import { isOver, venueOf } from '@/lib/events/events';
import { languages, rootOf } from '@/lib/languages';
import { holdsSamples } from '@/lib/samples';
import { absoluteUrl } from '@/lib/metadata';

import { exportedPages, find, pagesBelow, type ExportedPage } from './support/pages';
import { expect, test } from '@playwright/test';

/** What each page owes its reader, whatever its design: read in the finished files. */

const content = contentIn('en');

const hrefsOf = (page: ExportedPage, part = 'main'): string[] =>
  find(page, part).flatMap(({ descendants }) =>
    descendants.flatMap(({ tag, attributes }) => (tag === 'a' && attributes.href ? [attributes.href] : [])),
  );
const textOf = (page: ExportedPage, part = 'main'): string => find(page, part)[0]?.text ?? '';
const pageAt = (path: string): ExportedPage | undefined => exportedPages.find((page) => page.path === path);
const itemPages = (folder: string): ExportedPage[] =>
  languages.flatMap((language) => pagesBelow(`${rootOf(language)}${folder}`));

test('every page says at its foot that the build holds samples, where it holds any', () => {
  const wrong = exportedPages.filter(
    (page) => textOf(page, 'footer').includes(contentIn(page.language).interface.demonstration) !== holdsSamples(),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('every page says how to tell of an issue on it', () => {
  const silent = exportedPages.filter((page) => {
    const { suggestEdit, reportMistake } = contentIn(page.language).interface;
    return !find(page, 'footer')[0]?.descendants.some(
      ({ tag, text }) => tag === 'a' && (text.startsWith(suggestEdit) || text.startsWith(reportMistake)),
    );
  });
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('no page sends a visitor on to itself', () => {
  // A list of all pages lists itself; the choice of all news is a state of its page.
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

for (const folder of ['/news', '/events', '/gallery', '/piece']) {
  test(`every page below ${folder} can be sent to someone, by WhatsApp and by e-mail`, () => {
    const items = itemPages(folder);
    expect(items.length).toBeGreaterThan(0);
    const kept = items.filter((page) => {
      const address = encodeURIComponent(absoluteUrl(page.path));
      return !['https://wa.me/?', 'mailto:?'].every((start) =>
        hrefsOf(page).some((href) => href.startsWith(start) && href.includes(address)),
      );
    });
    expect(kept.map(({ path }) => path)).toEqual([]);
  });
}

for (const language of languages) {
  test(`a hub that is only planned says nothing of visits, in ${language}`, () => {
    const { hubs, hub: words } = contentIn(language);
    const planned = hubs.filter(({ status }) => status === 'Planned');
    const inviting = planned.filter(({ id }) => {
      const page = pageAt(`${rootOf(language)}/hub/${id}`);
      if (!page) return true;
      const invites = [words.visit, words.plan].some((word) => textOf(page).includes(word));
      return invites || hrefsOf(page).some((href) => href.includes('/maps/'));
    });
    expect(inviting.map(({ id }) => id)).toEqual([]);
  });
}

test('the sitemap lists every page of an item, folded under its list', () => {
  const page = pageAt('/sitemap');
  const folded = new Set(
    page && find(page, 'details').flatMap(({ descendants }) => descendants.map(({ attributes }) => attributes.href)),
  );
  const items = ['/hub', '/mentor', '/events', '/news', '/careers', '/gallery', '/piece'].flatMap((folder) =>
    pagesBelow(folder),
  );

  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ path }) => !folded.has(path)).map(({ path }) => path)).toEqual([]);
});

test('an event that lies ahead says where it is to be found, or that the way comes with the answer', () => {
  const lost = content.events
    .filter((event) => !isOver(event, buildDate()))
    .filter((event) => {
      const page = pageAt(`/events/${event.id}`);
      const { street } = venueOf(event, 'en');
      return !page || !textOf(page).includes(street ?? content.pages.events.event.sendsDirections);
    });
  expect(lost.map(({ id }) => id)).toEqual([]);
});
