import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { expect } from '@playwright/test';

import { getContent } from '@/lib/content';
import { isPageEmpty } from '@/lib/content/page-heads';
import { type Language, sourceLanguage } from '@/lib/language';
import { getLanguage, getRouteOfPage } from '@/scripts/lib/page-kinds';

import { elementsOf, type ExportedElement } from './document';

export const exportFolder = 'out';

/** Content that the variant adds to the site (build/variant.ts). */
export const addedFolder = '__tests__/fixtures/variant';

/** A page of the export. */
export type ExportedPage = {
  /** The page's file in the export folder. */
  readonly file: string;
  /** The page's URL path. */
  readonly path: string;
  readonly language: Language;
  /** The path of the original of a translation: /creator for /ta/creator. */
  readonly route: string;
  /** Whether the page is the 404 page. */
  readonly isNotFound: boolean;
  readonly html: string;
  readonly elements: readonly ExportedElement[];
};

/** A path without a page, for testing the 404 page. */
export const unknownPath = '/no-such/page';

const isNotFoundFile = (file: string): boolean => /^(\w+\/)?404\.html$/.test(file);

const pathOf = (file: string) =>
  isNotFoundFile(file)
    ? `/${file}`.replace('/404.html', unknownPath)
    : `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/** Reads all pages of an export. */
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
        language: getLanguage(path),
        route: getRouteOfPage(path),
        isNotFound: isNotFoundFile(file),
        html,
        // Parsed lazily: every test process reads the list, but few need all elements.
        get elements() {
          return (elements ??= elementsOf(html));
        },
      };
    });
}

/** All pages of the export including the 404 page, so that new pages are tested automatically. */
export const exportedPages: readonly ExportedPage[] = readPages(exportFolder);

/**
 * The pages of a collection's items, such as all events.
 *
 * @param folder the path of the list page
 */
export const pagesBelow = (folder: string, pages: readonly ExportedPage[] = exportedPages): ExportedPage[] =>
  pages.filter(({ path }) => path.startsWith(`${folder}/`));

/** The elements of a page with a tag name and attributes. */
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

/** Runs a check on many pages in one test, and names the pages that fail with the reason. */
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

/** Whether a path is a page whose collection has no items: it is not exported. */
export const isEmptyPage = (path: string): boolean => isPageEmpty(getContent('en'), path);

/** Whether a page is a translation, on a site that has any: without them, the 404 page of the language is in English. */
export const isTranslated = ({ language }: ExportedPage): boolean =>
  language !== sourceLanguage && getContent(language).translated.length > 0;

/** Whether a page has an island; other pages have no module scripts. */
export const hasIsland = ({ elements, html }: ExportedPage) =>
  html.includes('data-island') && elements.some(({ attributes }) => 'data-island' in attributes);
