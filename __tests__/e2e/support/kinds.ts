import { firstOfEachKind } from '@/scripts/lib/page-kinds';

import { exportedPages, type ExportedPage } from '../../export/support/pages';

/** The first page of each kind. */
export const pageKinds: readonly ExportedPage[] = firstOfEachKind(exportedPages);

/** Whether a page is asked everything: the first of its kind. Its siblings share its template, and are asked once. */
export const standsForItsKind = (page: ExportedPage): boolean => pageKinds.includes(page);
