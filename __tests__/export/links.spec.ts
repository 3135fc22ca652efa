import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { getContent } from '@/lib/content';
import { listShownFigures } from '@/lib/content/figures';
import { getSiteOrigin } from '@/lib/env';
import { anchors, anchorShows } from '@/lib/routes';

import type { ExportedElement } from './support/document';
import { eachPage, type ExportedPage, find } from './support/pages';
import { expect, test } from './support/test';

type Site = { readonly folder: string; readonly pages: readonly ExportedPage[] };

const idsOf = (page: ExportedPage) => new Set(page.elements.flatMap(({ attributes }) => attributes.id ?? []));

/** Checks an internal link on a page. */
function wrongInside(href: string, from: ExportedPage, { folder, pages }: Site): string[] {
  const [address = '', fragment] = href.split('#');
  const path = address.split('?')[0] || from.path;

  const page = pages.find((each) => each.path === path);
  if (!page) {
    return existsSync(join(folder, path)) && /\.\w+$/.test(path) ? [] : [`${href}: leads to nothing`];
  }
  if (path !== '/' && path.endsWith('/')) {
    return [`${href}: ends in a slash`];
  }
  // An empty fragment only scrolls to the top, so a link must not have one.
  if (fragment === '' || (fragment && !idsOf(page).has(fragment))) {
    return [`${href}: no such place on that page`];
  }
  // A link that prefills a form must lead to `#form`.
  if (/[?&](subject|interest)=/.test(address) && fragment !== 'form') {
    return [`${href}: does not lead to the form that it fills in`];
  }
  return [];
}

/** Checks the form of an external link. */
function wrongOutside(href: string): string[] {
  const forms: readonly RegExp[] = [
    /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+(\?(subject|body)=[^\s&]+(&(subject|body)=[^\s&]+)*)?$/,
    // A share link, without a recipient
    /^mailto:\?subject=[^\s&]+&body=[^\s&]+$/,
    /^https:\/\/wa\.me\/\?text=[^\s&]+$/,
    /^tel:\+91\d{10}$/,
    /^https:\/\/wa\.me\/91\d{10}(\?text=[^\s&]+)?$/,
    /^https:\/\/(?!wa\.me)[\w-]+(\.[\w-]+)+(\/\S*)?$/,
  ];
  return forms.some((form) => form.test(href)) ? [] : [`${href}: not the form of an address`];
}

const isInside = (href: string) => href.startsWith('/') || href.startsWith('#');

test('each page: all link targets exist', ({ folder, pages }) =>
  eachPage(pages, (page) => {
    const links = find(page, 'a').map(({ attributes, text }) => attributes.href ?? `no address on '${text}'`);

    expect(
      links.flatMap((href) => (isInside(href) ? wrongInside(href, page, { folder, pages }) : wrongOutside(href))),
    ).toEqual([]);
  }));

test('each page: links that open a new tab have a note and rel="noopener"', ({ pages }) =>
  eachPage(pages, (page) => {
    const unsafe = find(page, 'a', { target: '_blank' }).filter(
      ({ attributes, text }) =>
        !/\bnoopener\b/.test(attributes.rel ?? '') ||
        !`${text} ${attributes['aria-label'] ?? ''}`.includes(getContent(page.language).words.site.opensInNewTab),
    );

    expect(unsafe.map(({ attributes }) => attributes.href)).toEqual([]);
  }));

test('each page: all referenced files exist', ({ folder, pages }) =>
  eachPage(pages, (page) => {
    const named = [
      ...page.elements.flatMap(({ tag, attributes }) => (tag === 'a' ? [] : [attributes.href, attributes.src])),
      ...page.elements.flatMap(({ attributes }) =>
        (attributes.srcset ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0]),
      ),
    ].filter((address) => address?.startsWith('/'));

    const missing = named.filter((address) => {
      const file = address?.split(/[?#]/)[0] ?? '';
      return !existsSync(join(folder, file)) && !pages.some(({ path }) => path === file);
    });

    expect(missing).toEqual([]);
  }));

/** What a link is called: its label, or its text and the alternatives of its pictures. */
const nameOf = ({ attributes, text, descendants }: ExportedElement, note: string): string =>
  (attributes['aria-label'] ?? [text, ...descendants.map((each) => each.attributes.alt)].join(' '))
    .replace(note, '')
    .trim()
    .toLowerCase();

test('each page: links with the same name lead to the same place', ({ pages }) =>
  eachPage(pages, (page) => {
    const { opensInNewTab } = getContent(page.language).words.site;
    const places = new Map<string, string>();
    const ambiguous = find(page, 'a').flatMap((link) => {
      const name = nameOf(link, opensInNewTab);
      const place = new URL(link.attributes.href ?? '', new URL(page.path, getSiteOrigin())).href;
      const other = places.get(name) ?? place;
      places.set(name, other);
      return other === place ? [] : [`${name}: ${other} and ${place}`];
    });

    expect(ambiguous).toEqual([]);
  }));

test("internal links are paths, without the site's origin", ({ pages }) => {
  const absolute = pages.flatMap((page) =>
    find(page, 'a')
      .map(({ attributes }) => attributes.href ?? '')
      .filter((href) => href.startsWith(getSiteOrigin())),
  );

  expect(absolute).toEqual([]);
});

test('every anchor that content may link to exists', ({ pages }) => {
  const gone = Object.entries(anchorShows).flatMap(([anchor, name]) =>
    (name === 'figures' ? listShownFigures('en') : getContent('en')[name]).length === 0 ? anchor : [],
  );
  const missing = Object.entries(anchors).flatMap(([path, places]) => {
    const pattern = new RegExp(`^${path.replace('[id]', '[^/]+')}$`);
    const found = pages.filter((page) => pattern.test(page.route));
    return places.flatMap((place) => (found.every((page) => idsOf(page).has(place)) ? [] : `${path}#${place}`));
  });

  expect(missing.filter((anchor) => !gone.includes(anchor))).toEqual([]);
});
