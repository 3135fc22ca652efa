import { attribute, rangeOf, snippetOf, type Edit, type Element } from './html';
import type { Problem } from './problems';
import { chunkFolder } from './scripts';

/** Whether an element loads a sheet from a file. */
export const isSheetLink = ({ tagName, attrs }: Element): boolean =>
  tagName === 'link' && attrs.some(({ name, value }) => name === 'rel' && value === 'stylesheet');

// Takes a quoted address whole, for a drawing inside it may hold a `url(…)` of its own.
const addresses = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]*))\s*\)/g;

/**
 * Writes the addresses in a sheet so that they hold wherever its text stands.
 *
 * @param css the sheet
 * @param address the sheet's own address, from the site's root
 */
export const rebaseAddresses = (css: string, address: string): string =>
  css.replace(addresses, (whole, ...groups: (string | undefined)[]) => {
    const target = groups.slice(0, 3).find((group) => group !== undefined) ?? '';
    if (target === '' || /^([a-z][a-z0-9+.-]*:|#|\/)/i.test(target)) {
      return whole;
    }
    const { pathname, search, hash } = new URL(target, `https://site.example${address}`);
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

/**
 * Puts the text of every sheet in the place of the first link, so that first paint needs one file.
 *
 * @param readSheet gives the text at an address of the export
 */
export function inlineSheets(
  file: string,
  html: string,
  elements: readonly Element[],
  readSheet: (address: string) => string,
): { edits: Edit[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const links = elements.filter(isSheetLink);

  const sheets = links.map((link) => {
    const address = attribute(link, 'href')?.split('?')[0] ?? '';
    const isOurs = address.startsWith(chunkFolder);
    const css = isOurs ? readSheet(address) : '';
    const message = isOurs ? obstacle(link, css) : 'loads a sheet that the build did not write. Import it instead.';
    if (message) {
      problems.push({ file, message, snippet: snippetOf(html, link) });
    }
    return rebaseAddresses(css, address).trim();
  });

  const edits = links.map((link, index) => ({
    ...rangeOf(link),
    text: index === 0 ? `<style>${sheets.join('\n')}</style>` : '',
  }));
  return { edits, problems };
}
