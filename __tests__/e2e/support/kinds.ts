import { sourceLanguage } from '@/lib/language';
import { policyPaths, type RoutePath } from '@/lib/routes';
import { pickFirstOfEachKind } from '@/scripts/lib/page-kinds';

import { exportedPages, type ExportedPage } from '../../export/support/pages';

/** Policies have one template. This one has tables and lists, and the other one parts of its own. */
const checkedPolicies: readonly string[] = ['/shipping', '/wages-and-safety'] satisfies RoutePath[];

const isFurtherPolicy = ({ route }: ExportedPage): boolean =>
  policyPaths.some((path) => path === route) && !checkedPolicies.includes(route);

/** The first page of each template. */
export const pageKinds: readonly ExportedPage[] = pickFirstOfEachKind(
  exportedPages.filter((page) => !isFurtherPolicy(page)),
);

/** The first page of each template in one language; translations share the template. */
export const templates: readonly ExportedPage[] = pageKinds.filter(({ language }) => language === sourceLanguage);

const surfacesOf = ({ html }: ExportedPage): string[] =>
  Array.from(html.matchAll(/data-surface="(\w+)"/g), ([, surface = '']) => surface);

/** Templates that together have every surface. */
export const pagesOfSurfaces: readonly ExportedPage[] = templates.filter((page, index) => {
  const before = new Set(templates.slice(0, index).flatMap(surfacesOf));
  return surfacesOf(page).some((surface) => !before.has(surface));
});
