import { getAttribute, getRange, getSnippet, type Edit, type Element } from './html';
import type { Problem } from './problems';
import { chunkFolder } from './scripts';

const isSheetLink = ({ tagName, attrs }: Element): boolean =>
  tagName === 'link' && attrs.some(({ name, value }) => name === 'rel' && value === 'stylesheet');

// Matches a quoted URL as a whole, because a drawing inside it can contain `url(…)`.
const urls = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]*))\s*\)/g;

/** Rewrites relative URLs in a sheet so that they work from any page. */
export const rebaseUrls = (css: string, path: string): string =>
  css.replace(urls, (whole, ...groups: (string | undefined)[]) => {
    const target = groups.slice(0, 3).find((group) => group !== undefined) ?? '';
    if (target === '' || /^([a-z][a-z0-9+.-]*:|#|\/)/i.test(target)) {
      return whole;
    }
    const { pathname, search, hash } = new URL(target, `https://site.example${path}`);
    return `url(${pathname}${search}${hash})`;
  });

function findObstacle(link: Element, css: string): string | undefined {
  if (getAttribute(link, 'media') !== undefined) {
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

/**
 * The order of the cascade layers, as in app/_styles/tokens.scss. Placed first on the page, whatever the order of
 * chunks.
 */
const LAYERS = '@layer tokens, base, components, utilities;';

/** The attribute that names an element for a view transition. */
const TRANSITION = 'data-transition';

/** Enables cross-document view transitions (CSS View Transitions, level 2, 2.3). */
const OPT_IN =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}' +
  '::view-transition-group(*){animation-duration:.28s;animation-timing-function:cubic-bezier(.3,.7,.2,1)}}';

/**
 * View transition rules of a page: each element with `data-transition` morphs into the element of the same name on the
 * next page. Inline, because names come from content and the policy forbids style attributes.
 */
function collectTransitionRules(
  file: string,
  html: string,
  elements: readonly Element[],
): { css: string; problems: Problem[] } {
  const names = new Set<string>();
  const problems: Problem[] = [];
  for (const element of elements) {
    const name = getAttribute(element, TRANSITION);
    if (name === undefined) continue;
    if (names.has(name)) {
      problems.push({
        file,
        message: `has two elements with the view transition name '${name}'; a browser then skips the transition. Keep one.`,
        snippet: getSnippet(html, element),
      });
    }
    names.add(name);
  }
  const rules = [...names].map((name) => `[${TRANSITION}="${name}"]{view-transition-name:${name}}`);
  return { css: rules.length > 0 ? [OPT_IN, ...rules].join('') : '', problems };
}

/** Replaces the links to style sheets by one `<style>`, so that first paint needs one file. */
export function inlineSheets(
  file: string,
  html: string,
  elements: readonly Element[],
  readSheet: (path: string) => string,
): { edits: Edit[]; problems: Problem[] } {
  const { css: transitions, problems } = collectTransitionRules(file, html, elements);
  const links = elements.filter(isSheetLink);

  const sheets = links.map((link) => {
    const path = getAttribute(link, 'href')?.split('?')[0] ?? '';
    const isGenerated = path.startsWith(chunkFolder);
    const css = isGenerated ? readSheet(path) : '';
    const message = isGenerated
      ? findObstacle(link, css)
      : 'loads a sheet that the build did not write. Import it instead.';
    if (message) {
      problems.push({ file, message, snippet: getSnippet(html, link) });
    }
    return rebaseUrls(css, path).trim();
  });

  const edits = links.map((link, index) => ({
    ...getRange(link),
    text: index === 0 ? `<style>${[LAYERS, ...sheets, transitions].filter(Boolean).join('\n')}</style>` : '',
  }));
  return { edits, problems };
}
