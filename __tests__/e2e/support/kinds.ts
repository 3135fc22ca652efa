import { collectionPaths } from '@/lib/routes';

import { exportedPages, isListPage, type ExportedPage } from '../../export/support/pages';

/** What a page is one of: itself, any item of a collection, or any further page of a list. */
function kindOf({ route, language }: ExportedPage): string {
  if (isListPage(route)) return `${language} list`;
  const [, folder = '', item] = /^(\/[^/]+)\/([^/]+)$/.exec(route) ?? [];
  return `${language} ${item !== undefined && Object.hasOwn(collectionPaths, folder) ? `${folder}/*` : route}`;
}

const kinds = new Map(exportedPages.toReversed().map((page) => [kindOf(page), page.path]));

/** Whether a page is asked everything: the first of its kind. Its siblings share its template, and are asked once. */
export const standsForItsKind = (page: ExportedPage): boolean => kinds.get(kindOf(page)) === page.path;

/** The first page of each kind. */
export const pageKinds: readonly ExportedPage[] = exportedPages.filter(standsForItsKind);
