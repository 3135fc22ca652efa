import { PurgeCSS } from 'purgecss';

/** Attributes that a browser or a script sets at run time. */
const dynamicAttributes = ['open', 'checked', 'hidden', 'disabled', 'aria-invalid', 'aria-busy', 'aria-expanded'];

/** Every word of a page or script, and every quoted value, such as the ratio `3:2`. */
const findNames = (text: string): string[] =>
  [/[\w-]+/g, /[^\s"'<>=]+/g].flatMap((pattern) => text.match(pattern) ?? []);

/** Adds all names in lower case: React writes the attribute `hrefLang`, for which a selector has `[hreflang]`. */
const extract = (text: string): string[] => findNames(text).flatMap((name) => [name, name.toLowerCase()]);

const inPage = /(?<=<style>)[\s\S]*?(?=<\/style>)/;

/**
 * Removes rules that match nothing on a page, and rewrites the rest for older browsers. Class names that a script adds
 * later are found in the script's source.
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
    // Rules for a state or language alone, such as `:focus-visible`, are kept on every page.
    safelist: { standard: [/^:/], keyframes: [], variables: [] },
    keyframes: true,
    variables: true,
  });
  if (!used) return html;
  const css = await lower(used.css);
  return html.replace(inPage, () => css);
}
