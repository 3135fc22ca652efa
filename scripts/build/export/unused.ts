import { PurgeCSS } from 'purgecss';

import { attribute, elementsOf, inherited } from './html';
import { compactSheet } from './short-names';
import { withoutUnmatched } from './unmatched';

/** Attributes that a browser sets by itself, or a visitor by what she does. */
const dynamicAttributes = ['open', 'checked', 'hidden', 'disabled', 'aria-invalid', 'aria-busy', 'aria-expanded'];

/** Every word of a page or a script, and every value as it stands in its quotes: a ratio of `3:2` is one. */
const namesIn = (text: string): string[] => [/[\w-]+/g, /[^\s"'<>=]+/g].flatMap((pattern) => text.match(pattern) ?? []);

const inPage = /(?<=<style>)[\s\S]*?(?=<\/style>)/;

const inLanguage = /\.([\w-]+):lang\((\w+)\)/g;

/**
 * PurgeCSS keeps whatever is said of a language. A class in a language becomes a class of its own while it looks, one that
 * the page has where an element of that class is in that language.
 */
const asClass = (css: string): string => css.replace(inLanguage, '.$1.LANG-$2-$1');
const asLanguage = (css: string): string => css.replace(/\.LANG-(\w+)-[\w-]+/g, ':lang($1)');

/** The classes of a page with the languages that their elements are in, as `asClass` writes them. */
function classesInLanguages(html: string): string {
  const found = new Set<string>();
  for (const element of elementsOf(html)) {
    const classes = attribute(element, 'class')?.split(' ') ?? [];
    const [language = ''] = (inherited(element, 'lang') ?? '').split('-');
    for (const name of classes) found.add(`LANG-${language}-${name}`);
  }
  return [...found].join(' ');
}

/**
 * Takes out of a page's own sheet what nothing on the page can match: a module carries the styles of all its states, and
 * the first paint waits for every byte of them. What a script may add later is found by the words of the script.
 *
 * @param html a page whose sheets stand in it as one `<style>`
 * @param scripts the texts of the scripts that the page loads
 */
export async function withoutUnusedStyles(html: string, scripts: readonly string[]): Promise<string> {
  const [css] = inPage.exec(html) ?? [];
  if (css === undefined) return html;
  const [used] = await new PurgeCSS().purge({
    content: [
      { raw: html.replace(inPage, ''), extension: 'html' },
      { raw: classesInLanguages(html), extension: 'html' },
      ...scripts.map((raw) => ({ raw, extension: 'js' })),
    ],
    css: [{ raw: asClass(scripts.length > 0 ? css : withoutUnmatched(css, html)) }],
    defaultExtractor: namesIn,
    dynamicAttributes,
    // A rule for a state or a language alone, such as `:focus-visible`, holds on every page.
    safelist: { standard: [/^:/], keyframes: [], variables: [] },
    keyframes: true,
    variables: true,
  });
  return used ? html.replace(inPage, () => compactSheet(asLanguage(used.css))) : html;
}
