import { PurgeCSS } from 'purgecss';

/** Attributes that a browser or a script sets after the page was built. */
const dynamicAttributes = ['open', 'checked', 'hidden', 'disabled', 'aria-invalid', 'aria-busy', 'aria-expanded'];

/** Every word of a page or a script, and every quoted value: a ratio of `3:2` is one. */
const namesIn = (text: string): string[] => [/[\w-]+/g, /[^\s"'<>=]+/g].flatMap((pattern) => text.match(pattern) ?? []);

/** The same with attributes in lower case too: React writes `hrefLang`, a selector `[hreflang]`. */
const extract = (text: string): string[] => namesIn(text).flatMap((name) => [name, name.toLowerCase()]);

const inPage = /(?<=<style>)[\s\S]*?(?=<\/style>)/;

/**
 * Removes the rules of a page's own sheet that match nothing on the page, and lowers the rest for older browsers. What a
 * script may add later is found by the words of the script.
 */
export async function purgeCss(
  html: string,
  scripts: readonly string[],
  lower: (css: string) => Promise<string>,
): Promise<string> {
  const [all] = inPage.exec(html) ?? [];
  if (all === undefined) return html;
  const [used] = await new PurgeCSS().purge({
    content: [
      { raw: html.replace(inPage, ''), extension: 'html' },
      ...scripts.map((raw) => ({ raw, extension: 'js' })),
    ],
    css: [{ raw: all }],
    defaultExtractor: extract,
    dynamicAttributes,
    // A rule for a state or a language alone, such as `:focus-visible`, is used on every page.
    safelist: { standard: [/^:/], keyframes: [], variables: [] },
    keyframes: true,
    variables: true,
  });
  if (!used) return html;
  const css = await lower(used.css);
  return html.replace(inPage, () => css);
}
