import { contentIn, type Content } from '@/lib/content';
import { languages, sourceLanguage } from '@/lib/languages';

import type { ExportedElement } from './support/document';
import { eachPage, type ExportedPage, exportedPages, find } from './support/pages';
import { expect, test } from '@playwright/test';

const others = languages.filter((language) => language !== sourceLanguage);
const translated = exportedPages.filter(({ language }) => language !== sourceLanguage);

/** Names, addresses and units that are written alike everywhere. */
const alike =
  /https?:\S+|\/[a-z0-9/-]+|[\w.+-]+@[\w.-]+|kaivinai\.\w+|\b(JavaScript|JSON|CSV|PDF|PIN|IP|GST|kB|MB|EV|LED|KG|local storage|session storage|Kaivinai)\b/gi;

const own = (text: string): string => text.replaceAll(alike, '');

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** What is in an element in the page's own language: parts in another say so, and code is not read. */
const textIn = (element: ExportedElement | undefined): string => {
  if (!element) return '';
  const foreign = element.descendants.filter(
    ({ tag, attributes }) => /^(script|style|code|noscript)$/.test(tag) || attributes.lang === sourceLanguage,
  );
  return foreign.reduce((text, { text: said }) => (said === '' ? text : text.replace(said, ' ')), element.text);
};

test('each page: is written in its language but for names and units', () =>
  eachPage(translated, (page) => {
    const text = own(textIn(find(page, 'main')[0]));
    const letters = count(text, /\p{L}|\p{M}/gu);
    const tamil = count(text, /\p{Script=Tamil}/gu);

    expect(letters).toBeGreaterThan(20);
    expect(tamil / letters, text.match(/[A-Za-z][A-Za-z' -]{3,}/g)?.join(' | ')).toBeGreaterThanOrEqual(0.95);
  }));

/** Every text of an object, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Words of the interface in a language, as they are on a page: what is filled in splits them. */
const interfaceOf = (content: Content): string[] =>
  [content.interface, content.forms, content.error]
    .flatMap(textsIn)
    .filter((text) => /[a-z]{3}/i.test(text) && !text.includes('{') && !/[/:@]/.test(text));

const saidBy = (page: ExportedPage): Set<string> =>
  new Set(
    page.elements.flatMap(({ tag, text, attributes }) =>
      /^(html|head|body|script|style)$/.test(tag) || attributes.lang?.startsWith(sourceLanguage)
        ? []
        : [text, ...['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) => attributes[name] ?? [])],
    ),
  );

test('no page says a word of the interface in another language', () => {
  const source = new Set(interfaceOf(contentIn(sourceLanguage)));
  for (const language of others) {
    const same = new Set(textsIn([contentIn(language).interface, contentIn(language).forms]));
    const foreign = [...source].filter((text) => !same.has(text));
    for (const page of translated.filter((each) => each.language === language)) {
      const said = saidBy(page);
      expect(
        foreign.filter((text) => said.has(text)),
        page.path,
      ).toEqual([]);
    }
  }
});

test('a link to a page in another language says so, to readers and to programs', () => {
  const languageAt = new Map(exportedPages.map(({ path, language }) => [path, language]));
  for (const page of translated) {
    const { inLanguage } = contentIn(page.language).interface;
    const careless = find(page, 'a').filter(({ text, attributes }) => {
      const target = languageAt.get((attributes.href ?? '').split(/[?#]/)[0] ?? '');
      if (target === undefined || target === page.language) return false;
      // The switch is named by the language itself, in that language.
      const isSwitch = attributes.lang?.split('-')[0] === attributes.hreflang;
      return !isSwitch && !(attributes.hreflang === target && text.includes(inLanguage[target]));
    });
    expect(
      careless.map(({ attributes, text }) => `${attributes.href}: ${text}`),
      page.path,
    ).toEqual([]);
  }
});

test('every page in one language can be left for the other', () => {
  for (const page of exportedPages) {
    const switches = find(page, 'a').filter(({ attributes }) => attributes.lang !== undefined && attributes.hreflang);
    const targets = new Set(switches.map(({ attributes }) => attributes.href));
    const twin = exportedPages.find(({ route, language }) => route === page.route && language !== page.language);
    const [other] = languages.filter((language) => language !== page.language);
    const front = exportedPages.find(({ route, language }) => route === '/' && language === other)?.path;

    expect([...targets], page.path).toEqual([twin && !page.isNotFound ? twin.path : front]);
  }
});
