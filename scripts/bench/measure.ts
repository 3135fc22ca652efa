import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { filesBelow } from '@/scripts/export/files';
import { attribute, elementsOf, textOf, type Element } from '@/scripts/export/html';
import { islandsOf } from '@/scripts/export/page';
import { isSheetLink } from '@/scripts/export/sheets';

import type { MeasuredPage } from './budgets';
import { fontsFor, hasTamil, shownTextOf } from './fonts';
import { weighedFiles, weighPage } from './weight';

const pathOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;

/**
 * Weighs every page of a finished export, and the same page as Next.js wrote it.
 *
 * @param out the finished export
 * @param plain the pages as they were, with the scripts and sheets that they loaded (scripts/export)
 * @throws {Error} when there is no finished export
 */
export function measureExport(out: string, plain: string): MeasuredPage[] {
  const files = filesBelow(out);
  const pages = files.filter((file) => file.endsWith('.html'));
  if (pages.length === 0 || pages.some((page) => !existsSync(join(plain, page)))) {
    throw new Error(`${out}/ is not a finished export. Run \`npm run build\`.`);
  }

  const read = (address: string) => readFileSync(join(out, address));
  const weighFile = weighedFiles(read);
  const weighPlainFile = weighedFiles((address) => readFileSync(join(plain, address)));
  const fontSizes = new Map(
    files
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => [file.split('/').at(-1), statSync(join(out, file)).size]),
  );

  const sheetsOf = (elements: readonly Element[]): string =>
    elements
      .flatMap((element) => {
        if (element.tagName === 'style') {
          return textOf(element);
        }
        return isSheetLink(element) ? read(attribute(element, 'href') ?? '').toString() : [];
      })
      .join('\n');

  return pages.map((file) => {
    const html = readFileSync(join(out, file), 'utf8');
    const elements = elementsOf(html);
    const text = shownTextOf(html);
    return {
      path: pathOf(file),
      hasIsland: islandsOf(elements).length > 0,
      hasTamil: hasTamil(text),
      weight: weighPage(html, weighFile),
      fonts: fontsFor(text, sheetsOf(elements)).reduce((sum, font) => sum + (fontSizes.get(font) ?? 0), 0),
      plain: weighPage(readFileSync(join(plain, file), 'utf8'), weighPlainFile),
    };
  });
}
