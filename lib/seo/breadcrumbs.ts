import type { BreadcrumbList } from 'schema-dts';

import { breadcrumbs } from '@/lib/breadcrumbs';
import type { Language } from '@/lib/languages';
import { absoluteUrl } from '@/lib/metadata';
import { trailNames } from '@/lib/pages';

/** The trail that the breadcrumb bar of a page shows. A page that no page stands for is left out. */
export function breadcrumbList(path: string, language: Language) {
  const trail = breadcrumbs(path, trailNames(language, path));
  const steps = trail.flatMap(({ label, path: target }, index) => {
    const page = target ?? (index === trail.length - 1 ? path : undefined);
    return page ? [{ name: label, item: absoluteUrl(page) }] : [];
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  } as const satisfies BreadcrumbList;
}
