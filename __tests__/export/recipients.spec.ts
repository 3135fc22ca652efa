import { expect, test } from '@playwright/test';

import { getContent } from '@/lib/content';
import { getMaker } from '@/lib/content/pieces';
import { languages } from '@/lib/language';

import { find, type ExportedPage } from './support/pages';
import { pageAt } from './support/structured-data';

// To whom the links go that code makes of an item's own data: the hub's phone and not the head office's, her hub and not
// the list of hubs.

const hrefsOf = (page: ExportedPage): string[] =>
  (find(page, 'main')[0]?.descendants ?? []).flatMap(({ tag, attributes }) =>
    tag === 'a' ? decodeURIComponent(attributes.href ?? '').replaceAll('+', ' ') : [],
  );

/** The street of a hub, as maps find it: in English. */
const findStreet = (hub: string): string | undefined =>
  getContent('en').hubs.find(({ id }) => id === hub)?.reach?.street;

const digits = (text: string): string => text.replace(/\D/g, '');

for (const language of languages) {
  const { careers, enterprise, events, hubs, mentors, pieces } = getContent(language);
  const open = (path: string) => hrefsOf(pageAt(language === 'ta' ? `/ta${path}` : path));
  /** The items of a collection that have a page in the language. */
  const written = <Item extends { readonly id: string }>(path: string, items: readonly Item[]) =>
    items.filter(({ id }) => language === 'en' || getContent(language).translated.includes(`${path}/${id}`));
  const has = (folder: string, { id }: { readonly id: string }, hrefs: readonly string[], part: string) =>
    expect
      .soft(
        hrefs.filter((href) => href.includes(part)),
        `${folder}/${id}: ${part}`,
      )
      .not.toEqual([]);

  test(`calls and chats on the page of a hub reach that hub, in ${language}`, () => {
    for (const hub of written('/hub', hubs)) {
      const hrefs = open(`/hub/${hub.id}`);
      // A planned hub has no phone yet: there the head office answers.
      const own = hub.reach ?? enterprise;
      const called = hrefs.filter((href) => /^tel:|wa\.me\/\d/.test(href)).map((href) => /\d+/.exec(href)?.[0]);

      expect.soft(called, hub.id).not.toEqual([]);
      expect.soft([own.phone, own.whatsapp].map(digits), hub.id).toEqual(expect.arrayContaining([...new Set(called)]));
      const street = findStreet(hub.id);
      if (street) has('hub', hub, hrefs, street);
      // Pages in Tamil are for learners: their first button calls.
      if (hub.shop && language === 'en') has('hub', hub, hrefs, `${enterprise.external.store}/${hub.shop}`);
    }
  });

  test(`the page of a mentor leads to her hub, and her card to both, in ${language}`, () => {
    const root = language === 'ta' ? '/ta' : '';
    for (const mentor of written('/mentor', mentors)) {
      const hrefs = open(`/mentor/${mentor.id}`).filter((href) => href.startsWith(`${root}/hub/`));
      expect.soft(new Set(hrefs), mentor.id).toEqual(new Set([`${root}/hub/${mentor.hub}`]));
    }
  });

  test(`an event, a role and a piece name themselves in what is written to us, in ${language}`, () => {
    for (const event of written('/events', events)) {
      const hrefs = open(`/events/${event.id}`);
      for (const href of hrefs.filter((each) => /^\/contact\?|^mailto:\w|wa\.me\/\d/.test(each))) {
        expect.soft(href).toContain(event.title);
      }
      const { hub: host, street } = event.venue ?? {};
      const place = host === undefined ? street : findStreet(host);
      if (place) has('event', event, hrefs, place);
    }
    for (const role of written('/careers', careers)) {
      for (const href of open(`/careers/${role.id}`).filter((each) => /^mailto:\w/.test(each))) {
        expect.soft(href).toContain(role.title);
      }
    }
    for (const piece of written('/piece', pieces)) {
      const hrefs = open(`/piece/${piece.id}`);
      has('piece', piece, hrefs, `${enterprise.external.store}/${piece.product}`);
      const { hub } = getMaker(piece, language);
      if (hub) has('piece', piece, hrefs, `/hub/${hub.id}`);
      if (piece.mentor) has('piece', piece, hrefs, `/mentor/${piece.mentor}`);
    }
  });
}

test('the button of a brand leads to its own part of the store', () => {
  const { brands, enterprise } = getContent('en');
  test.skip(brands.length === 0, 'The content has no brands.');
  const hrefs = hrefsOf(pageAt('/x'));
  expect(hrefs).toEqual(expect.arrayContaining(brands.map(({ id }) => `${enterprise.external.store}/brands/${id}`)));
});
