import { type DefaultTreeAdapterTypes, html as htmlNames } from 'parse5';

import { getWords } from '@/lib/content';
import { htmlTags, type Language, languages, getLanguageRoot, sourceLanguage } from '@/lib/language';

import { getAttribute, type Edit, type Element, getInherited, isInIsland } from './html';

type Child = DefaultTreeAdapterTypes.ChildNode;

/** Elements whose text is not read or must not be wrapped. */
const left = new Set(['html', 'head', 'body', 'title', 'script', 'style', 'option', 'textarea', 'code', 'noscript']);

const isText = (node: Child): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

const decodeText = (node: Child): string =>
  isText(node) ? node.value : 'childNodes' in node ? node.childNodes.map(decodeText).join('') : '';

const isForeign = (text: string, own: RegExp): boolean => /\p{L}{2}/u.test(text) && !own.test(text);

/** Adds an attribute to an element's start tag. */
function addAttribute({ sourceCodeLocation: place }: Element, html: string, text: string): Edit[] {
  const end = place?.startTag?.endOffset ?? place?.endOffset;
  if (end === undefined) return [];
  const before = html.slice(0, end).endsWith('/>') ? end - 2 : end - 1;
  return [{ start: before, end: before, text }];
}

/** A letter of the source language in HTML, except in a character reference (`&amp;`). */
const letter = String.raw`(?<!&#?\w*)\p{Script=Latin}`;

/** The runs of three foreign words and more within a text of both languages; fewer are names or terms. */
function findForeignRuns(source: string, script: string): { readonly start: number; readonly end: number }[] {
  const run = new RegExp(String.raw`(?:\d[\d:.,-]*\s)?${letter}(?:[^\p{Script=${script}}]*${letter})?`, 'gu');
  return [...source.matchAll(run)]
    .filter(([text]) => (text.replaceAll(/&#?\w+;/g, ' ').match(/\p{Script=Latin}{2,}/gu) ?? []).length > 2)
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length }));
}

function markWords(element: Element, html: string, script: string): Edit[] {
  const own = new RegExp(`\\p{Script=${script}}`, 'u');
  const texts = element.childNodes.filter(isText).filter(({ value }) => isForeign(value, own));
  const names = ['alt', 'aria-label'].flatMap((name) => getAttribute(element, name) ?? []);
  const isWhole = !own.test(element.childNodes.map(decodeText).join('')) && names.every((name) => !own.test(name));
  const lang = `lang="${htmlTags[sourceLanguage]}"`;
  if (isWhole && (texts.length > 0 || names.some((name) => isForeign(name, own)))) {
    return addAttribute(element, html, ` ${lang}`);
  }
  return element.childNodes.filter(isText).flatMap((text) => {
    const { startOffset = 0, endOffset = 0 } = text.sourceCodeLocation ?? {};
    const source = html.slice(startOffset, endOffset);
    const parts = texts.includes(text) ? [{ start: 0, end: source.length }] : findForeignRuns(source, script);
    return parts.flatMap(({ start, end }) => [
      { start: startOffset + start, end: startOffset + start, text: `<span ${lang}>` },
      { start: startOffset + end, end: startOffset + end, text: '</span>' },
    ]);
  });
}

function markLink(element: Element, html: string, language: Language): Edit[] {
  const path = (getAttribute(element, 'href') ?? '').replace(/[?#].*$/s, '');
  const isOfPage = path.startsWith('/') && !/\.\w+$/.test(path);
  const isOther = path !== getLanguageRoot(language) && !path.startsWith(`${getLanguageRoot(language)}/`);
  const end = element.sourceCodeLocation?.endTag?.startOffset;
  if (!isOfPage || !isOther || getAttribute(element, 'hreflang') !== undefined || end === undefined) return [];
  const note = getWords('site', language).inLanguage[sourceLanguage];
  const tag = element.namespaceURI === htmlNames.NS.SVG ? 'desc' : 'small';
  return [
    ...addAttribute(element, html, ` hreflang="${sourceLanguage}"`),
    { start: end, end, text: `<${tag} lang="${htmlTags[language]}"> ${note}</${tag}>` },
  ];
}

/** Marks words of other scripts in the text of an element. The text stays one item of a flex or grid container. */
function markOtherScripts(element: Element, html: string): Edit[] {
  if (left.has(element.tagName) || isInIsland(element)) return [];
  return languages.flatMap((language) => {
    const { script = '' } = new Intl.Locale(language).maximize();
    const isMarked = getInherited(element, 'lang') === htmlTags[language];
    const run = new RegExp(String.raw`\p{Script=${script}}+(?:\s\p{Script=${script}}+)*`, 'gu');
    return (language === sourceLanguage || isMarked ? [] : element.childNodes.filter(isText)).flatMap((text) => {
      const { startOffset = 0, endOffset = 0 } = text.sourceCodeLocation ?? {};
      const source = html.slice(startOffset, endOffset);
      const marked = source.replace(run, `<span lang="${htmlTags[language]}">$&</span>`);
      return marked === source ? [] : [{ start: startOffset, end: endOffset, text: `<span>${marked}</span>` }];
    });
  });
}

/**
 * Marks parts of a page in another language: text by `lang` (WCAG 3.1.2), on translated pages also links to untranslated
 * pages by `hreflang` and a note. Components need not know what is translated. Islands are not changed, so that they
 * hydrate.
 */
export function markLanguages(html: string, elements: readonly Element[]): Edit[] {
  const tag = elements.find(({ tagName }) => tagName === 'html');
  const language = languages.find((each) => htmlTags[each] === (tag && getAttribute(tag, 'lang')));
  if (language === undefined) return [];
  if (language === sourceLanguage) return elements.flatMap((element) => markOtherScripts(element, html));
  const { script = '' } = new Intl.Locale(language).maximize();
  const marked = new Set<unknown>();
  return elements.flatMap((element) => {
    const isMarked =
      marked.has(element.parentNode) || getInherited(element, 'lang')?.startsWith(sourceLanguage) === true;
    if (isMarked) marked.add(element);
    if (left.has(element.tagName) || isInIsland(element)) return [];
    const link = element.tagName === 'a' ? markLink(element, html, language) : [];
    const words = isMarked ? [] : markWords(element, html, script);
    if (words[0]?.text.startsWith(' lang')) marked.add(element);
    return [...words, ...link];
  });
}
