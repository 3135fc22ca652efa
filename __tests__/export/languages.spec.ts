import { getContent } from '@/lib/content';
import { languages, sourceLanguage } from '@/lib/language';

import type { ExportedElement } from './support/document';
import { isTranslated, eachPage, type ExportedPage, find } from './support/pages';
import { expect, test } from './support/test';

/** Names, addresses, units and codes that are the same in all languages; and 'News', whose list is in English only. */
const { enterprise } = getContent('en');
const alike = new RegExp(
  String.raw`https?:\S+|\/[a-z0-9/-]+|[\w.+-]+@[\w.-]+|${enterprise.shortName}\.\w+|[A-Z]{2}-\d+|\b(JavaScript|JSON|CSV|PDF|PIN|IP|GST|UPI|kB|MB|EV|LED|KG|local storage|session storage|${enterprise.name}|Facebook|Instagram|YouTube|News)\b`,
  'gi',
);

/** Texts and accessible names in the page's language, without marked parts and code. */
function textsOf({ elements }: ExportedPage): string[] {
  const foreign = new Set(
    elements.flatMap((element) =>
      /^(head|script|style|code|noscript)$/.test(element.tag) || element.attributes.lang?.startsWith(sourceLanguage)
        ? [element, ...element.descendants]
        : [],
    ),
  );
  return elements
    .filter((element) => !foreign.has(element))
    .flatMap(({ ownText, attributes }) => [
      ownText,
      ...['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) => attributes[name] ?? []),
    ])
    .map((text) => text.replaceAll(alike, ''))
    .filter((text) => /\p{L}/u.test(text));
}

test('each page: is in its language, except names and units', ({ pages }) =>
  eachPage(pages.filter(isTranslated), (page) => {
    const texts = textsOf(page);
    const letters = texts.join('').match(/\p{L}|\p{M}/gu) ?? [];
    const tamil = letters.filter((letter) => /\p{Script=Tamil}/u.test(letter));

    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => !/\p{Script=Tamil}/u.test(text))).toEqual([]);
    // Three Latin words in a row are English, not a name.
    expect(texts.filter((text) => /(\p{Script=Latin}{2,}[,.]?\s){2}\p{Script=Latin}{2,}/u.test(text))).toEqual([]);
    expect(tamil.length / letters.length).toBeGreaterThan(0.95);
  }));

/** The language switch in the header. */
const isLanguageSwitch = ({ ancestors, attributes }: ExportedElement) =>
  attributes.lang !== undefined && attributes.hreflang !== undefined && !ancestors.includes('main');

test('a link to a page in another language has a note and hreflang', ({ pages }) => {
  const languageAt = new Map(pages.map(({ path, language }) => [path, language]));
  for (const page of pages.filter(isTranslated)) {
    const { inLanguage } = getContent(page.language).words.site;
    const unmarked = find(page, 'a').filter((element) => {
      const { text, attributes } = element;
      const target = languageAt.get((attributes.href ?? '').split(/[?#]/)[0] ?? '');
      if (target === undefined || target === page.language) return false;
      const isSwitch = isLanguageSwitch(element);
      return !isSwitch && !(attributes.hreflang === target && text.includes(inLanguage[target]));
    });
    expect(
      unmarked.map(({ attributes, text }) => `${attributes.href}: ${text}`),
      page.path,
    ).toEqual([]);
  }
});

test('every page links to the other language', ({ pages }) => {
  for (const page of pages) {
    const switches = find(page, 'a').filter(isLanguageSwitch);
    const targets = new Set(switches.map(({ attributes }) => attributes.href));
    const twin = pages.find(({ route, language }) => route === page.route && language !== page.language);
    const [other] = languages.filter((language) => language !== page.language);
    const front = pages.find(({ route, language }) => route === '/' && language === other)?.path;

    expect([...targets], page.path).toEqual([twin && !page.isNotFound ? twin.path : front]);
  }
});
