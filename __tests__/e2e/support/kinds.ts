import { sourceLanguage } from '@/lib/language';
import { pickFirstOfEachKind } from '@/scripts/lib/page-kinds';

import { exportedPages, type ExportedPage } from '../../export/support/pages';

/** The first page of each template. */
export const pageKinds: readonly ExportedPage[] = pickFirstOfEachKind(exportedPages);

/** The first page of each template in one language; translations share the template. */
export const templates: readonly ExportedPage[] = pageKinds.filter(({ language }) => language === sourceLanguage);
