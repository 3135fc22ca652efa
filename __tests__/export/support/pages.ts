import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { expect } from '@playwright/test';

import type { Language } from '@/lib/languages';
import { languageOf, routeOf } from '@/scripts/lib/page-kinds';

import { elementsOf, type ExportedElement } from './document';

export const exportFolder = 'out';

/** A page of the deployed export. */
export type ExportedPage = {
  /** Its file below the export's folder. */
  readonly file: string;
  /** The address a visitor asks for. */
  readonly path: string;
  readonly language: Language;
  /** The address of its original: /creator for /ta/creator. */
  readonly route: string;
  /** It is for addresses without a page. */
  readonly isNotFound: boolean;
  readonly html: string;
  readonly elements: readonly ExportedElement[];
};

/** An address that no page has, to see the 404 page by. */
export const unknownPath = '/no-such/page';

const isNotFoundFile = (file: string): boolean => /^(\w+\/)?404\.html$/.test(file);

const pathOf = (file: string) =>
  isNotFoundFile(file)
    ? `/${file}`.replace('/404.html', unknownPath)
    : `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/** Every page of an export, read from the disk. */
export function readPages(folder: string, command = 'npm run build'): ExportedPage[] {
  if (!existsSync(folder)) {
    throw new Error(`There is no ${folder}/ to test. Run \`${command}\` first.`);
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted((one, other) => one.localeCompare(other))
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      const path = pathOf(file);
      let elements: ExportedElement[] | undefined;
      return {
        file,
        path,
        language: languageOf(path),
        route: routeOf(path),
        isNotFound: isNotFoundFile(file),
        html,
        // Parsed when asked for: every process of a test run reads this list, and few ask for the elements of all pages.
        get elements() {
          return (elements ??= elementsOf(html));
        },
      };
    });
}

/** Every page of the export, the 404 page too, read from the disk: a new page is tested from its first day. */
export const exportedPages: readonly ExportedPage[] = readPages(exportFolder);

/**
 * The pages of what a collection holds, such as every event.
 *
 * @param folder the address of the collection's list
 */
export const pagesBelow = (folder: string, pages: readonly ExportedPage[] = exportedPages): ExportedPage[] =>
  pages.filter(({ path }) => path.startsWith(`${folder}/`));

/** The elements of a page with one tag, with these attributes if any are named. */
export const find = (
  { elements }: Pick<ExportedPage, 'elements'>,
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
): ExportedElement[] =>
  elements.filter(
    (element) =>
      element.tag === tag &&
      Object.entries(attributes).every(([name, value]) => element.attributes[name]?.toLowerCase() === value),
  );

/** Asks the same of many pages in one test, and names each page that fails, with why. */
export async function eachPage(
  pages: readonly ExportedPage[],
  check: (page: ExportedPage) => void | Promise<void>,
): Promise<void> {
  const failures: string[] = [];
  for (const page of pages) {
    try {
      await check(page);
    } catch (error) {
      failures.push(`${page.path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  expect(failures.join('\n\n')).toBe('');
}

/** Pages with a part that runs script; every other page holds none. */
export const hasIsland = ({ elements, html }: ExportedPage) =>
  html.includes('data-island') && elements.some(({ attributes }) => 'data-island' in attributes);
