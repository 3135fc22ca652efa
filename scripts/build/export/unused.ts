import { PurgeCSS } from 'purgecss';

import { compactSheet } from './short-names';

/** Attributes that a browser sets by itself, or a visitor by what she does. */
const dynamicAttributes = ['open', 'checked', 'hidden', 'disabled', 'aria-invalid', 'aria-busy', 'aria-expanded'];

/** Every word of a page or a script, and every value as it stands in its quotes: a ratio of `3:2` is one. */
const namesIn = (text: string): string[] => [/[\w-]+/g, /[^\s"'<>=]+/g].flatMap((pattern) => text.match(pattern) ?? []);

const inPage = /(?<=<style>)[\s\S]*?(?=<\/style>)/;

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
      ...scripts.map((raw) => ({ raw, extension: 'js' })),
    ],
    css: [{ raw: css }],
    defaultExtractor: namesIn,
    dynamicAttributes,
    // A rule for a state or a language alone, such as `:focus-visible`, holds on every page.
    safelist: { standard: [/^:/], keyframes: [], variables: [] },
    keyframes: true,
    variables: true,
  });
  return used ? html.replace(inPage, () => compactSheet(used.css)) : html;
}
