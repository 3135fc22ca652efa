import { attribute, rangeOf, snippetOf, type Edit, type Element } from './html';
import type { Problem } from './problems';
import { chunkFolder } from './scripts';

/** Whether an element loads a sheet from a file. */
export const isSheetLink = ({ tagName, attrs }: Element): boolean =>
  tagName === 'link' && attrs.some(({ name, value }) => name === 'rel' && value === 'stylesheet');

// Takes a quoted URL whole, for a drawing inside it may hold a `url(…)` of its own.
const urls = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]*))\s*\)/g;

/**
 * Writes the URLs in a sheet so that they hold wherever its text stands.
 *
 * @param css the sheet
 * @param path the sheet's own path, from the site's root
 */
export const rebaseUrls = (css: string, path: string): string =>
  css.replace(urls, (whole, ...groups: (string | undefined)[]) => {
    const target = groups.slice(0, 3).find((group) => group !== undefined) ?? '';
    if (target === '' || /^([a-z][a-z0-9+.-]*:|#|\/)/i.test(target)) {
      return whole;
    }
    const { pathname, search, hash } = new URL(target, `https://site.example${path}`);
    return `url(${pathname}${search}${hash})`;
  });

/** Why a sheet cannot stand in the page, if it cannot. */
function obstacle(link: Element, css: string): string | undefined {
  if (attribute(link, 'media') !== undefined) {
    return 'loads a sheet for some media only. Write @media in the sheet.';
  }
  if (/@import/i.test(css)) {
    return 'loads a sheet that imports another. Use @use, which Sass resolves.';
  }
  if (/<\/style/i.test(css)) {
    return 'loads a sheet that would end its <style> early. Escape `</style` in it.';
  }
  return undefined;
}

/** The attribute that names an element for a change of pages, as style attributes, which the policy blocks, would. */
const TRANSITION = 'data-transition';

/** By this both pages agree to a change in which something moves (CSS View Transitions, level 2, 2.3), and how it moves. */
const OPT_IN =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}' +
  '::view-transition-group(*){animation-duration:.28s;animation-timing-function:cubic-bezier(.3,.7,.2,1)}}';

/** What a page names for a change of pages. */
export const transitionsIn = (elements: readonly Element[]): string[] =>
  elements.flatMap((element) => attribute(element, TRANSITION) ?? []);

/**
 * A name in few bytes for all that the pages of a site name for a change; the same on every page, where the same thing is. Not
 * the same in the next release: from a page of the old one, still open, another picture may grow into the next, once.
 */
export const shortTransitions = (names: Iterable<string>): ReadonlyMap<string, string> =>
  new Map([...new Set(names)].toSorted().map((name, index) => [name, `t${index.toString(36)}`]));

/**
 * The rules that let an element grow from one page into the next (CSS View Transitions, level 2), and the names they know
 * it by. The names come from the content, so that no sheet can hold them. A page without one changes at once: to take the
 * picture of a page and fade it costs a slow device a fifth of a second.
 */
function transitionRules(
  file: string,
  html: string,
  elements: readonly Element[],
  shortNames: ReadonlyMap<string, string>,
): { css: string; edits: Edit[]; problems: Problem[] } {
  const shorten = (name: string): string => shortNames.get(name) ?? name;
  const named = new Map<string, Element[]>();
  for (const element of elements) {
    const name = attribute(element, TRANSITION);
    if (name !== undefined) named.set(name, [...(named.get(name) ?? []), element]);
  }
  const problems = [...named].flatMap(([name, [, second]]): Problem[] =>
    second === undefined
      ? []
      : [
          {
            file,
            message: `names two elements '${name}' for a change of pages; a browser then shows none. Keep one of them.`,
            snippet: snippetOf(html, second),
          },
        ],
  );
  const rules = [...named.keys()].map(shorten).map((name) => `[${TRANSITION}=${name}]{view-transition-name:${name}}`);
  const css = rules.length > 0 ? [OPT_IN, ...rules].join('') : '';
  const edits = [...named].flatMap(([name, each]) =>
    each.flatMap(({ sourceCodeLocation }) => {
      const place = sourceCodeLocation?.attrs?.[TRANSITION];
      const text = `${TRANSITION}="${shorten(name)}"`;
      return place ? [{ start: place.startOffset, end: place.endOffset, text }] : [];
    }),
  );
  return { css, edits, problems };
}

/**
 * Puts the text of every sheet in the place of the first link, so that first paint needs one file, and after it what only
 * this page needs.
 *
 * @param readSheet gives the text at a path of the export
 * @param transitions what things are called for a change of pages, by the names that the pages have for them
 */
export function inlineSheets(
  file: string,
  html: string,
  elements: readonly Element[],
  readSheet: (path: string) => string,
  transitions: ReadonlyMap<string, string>,
): { edits: Edit[]; problems: Problem[] } {
  const { css: moving, edits: renamed, problems } = transitionRules(file, html, elements, transitions);
  const links = elements.filter(isSheetLink);

  const sheets = links.map((link) => {
    const path = attribute(link, 'href')?.split('?')[0] ?? '';
    const isOurs = path.startsWith(chunkFolder);
    const css = isOurs ? readSheet(path) : '';
    const message = isOurs ? obstacle(link, css) : 'loads a sheet that the build did not write. Import it instead.';
    if (message) {
      problems.push({ file, message, snippet: snippetOf(html, link) });
    }
    return rebaseUrls(css, path).trim();
  });

  const edits = links.map((link, index) => ({
    ...rangeOf(link),
    text: index === 0 ? `<style>${[...sheets, moving].filter(Boolean).join('\n')}</style>` : '',
  }));
  return { edits: [...edits, ...renamed], problems };
}
