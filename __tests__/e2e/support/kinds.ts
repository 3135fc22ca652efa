import { sourceLanguage } from '@/lib/languages';
import { firstOfEachKind } from '@/scripts/lib/page-kinds';

import { exportedPages, type ExportedPage } from '../../export/support/pages';

/** The first page of each kind. */
export const pageKinds: readonly ExportedPage[] = firstOfEachKind(exportedPages);

/** The same in one language: all that has a template of its own. Translations share it, and differ in their words. */
export const templates: readonly ExportedPage[] = pageKinds.filter(({ language }) => language === sourceLanguage);
