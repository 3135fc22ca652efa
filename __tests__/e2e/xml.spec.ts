import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { locales } from '@/lib/languages';
import { siteOrigin } from '@/lib/env';
import { feedFormats } from '@/lib/news/feed-formats';

import { exportFolder } from '../export/support/pages';
import { expect, test } from './support/test';

// What is XML is read by the parser of a browser: it forgives nothing.

const { atom } = feedFormats;
const read = (path: string) => readFileSync(join(exportFolder, path), 'utf8');
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

test('the sitemap is XML of the protocol', async ({ page }) => {
  const root = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    const children = (element: Element) => [...element.children].map(({ localName }) => localName);
    const { documentElement: top } = parsed;
    return {
      name: top.localName,
      namespace: top.namespaceURI,
      children: [...new Set(children(top))],
      fields: [...new Set([...top.children].map((entry) => children(entry).join(' ')))].toSorted(),
    };
  }, read('sitemap.xml'));

  expect(root).toMatchObject({
    name: 'urlset',
    namespace: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    children: ['url'],
  });
  // A page that is in another language, too, links to it (Google's xhtml:link).
  expect(root.fields.filter((fields) => !/^loc( lastmod)?( link)*$/.test(fields))).toEqual([]);
});

test('the Atom feed has what RFC 4287 asks for', async ({ page }) => {
  const feed = await page.evaluate((xml) => {
    const ATOM = 'http://www.w3.org/2005/Atom';
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    const of = (parent: Element) =>
      [...parent.children].map(({ localName, namespaceURI, textContent, attributes }) => ({
        name: namespaceURI === ATOM ? localName : `foreign ${localName}`,
        text: textContent,
        attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
      }));
    const top = parsed.documentElement;
    return {
      name: top.localName,
      namespace: top.namespaceURI,
      language: top.getAttribute('xml:lang'),
      head: of(top).filter(({ name }) => name !== 'entry'),
      entries: [...top.children].filter(({ localName }) => localName === 'entry').map(of),
    };
  }, read(atom.path));

  expect(feed).toMatchObject({ name: 'feed', namespace: 'http://www.w3.org/2005/Atom', language: locales.en });
  const ids = [feed.head, ...feed.entries].map((part) => {
    const count = (name: string) => part.filter((each) => each.name === name).length;
    const text = (name: string) => part.find((each) => each.name === name)?.text ?? '';

    // Exactly one of each (sections 4.1.1 and 4.1.2); an author here or above.
    for (const name of ['id', 'title', 'updated']) expect([name, count(name)]).toEqual([name, 1]);
    expect(count('author')).toBeGreaterThan(0);
    expect(text('updated')).toMatch(rfc3339);
    expect(part.filter(({ name }) => name.startsWith('foreign'))).toEqual([]);
    // A name for ever, not an address that may move (RFC 4151).
    expect(text('id')).toMatch(/^tag:[\w.-]+,\d{4}(-\d\d(-\d\d)?)?:\/[\w/-]+$/);
    return text('id');
  });
  expect(new Set(ids).size).toBe(ids.length);

  const self = feed.head.filter(({ name, attributes }) => name === 'link' && attributes.rel === 'self');
  expect(self.map(({ attributes }) => attributes.href)).toEqual([`${siteOrigin()}${atom.path}`]);
});
