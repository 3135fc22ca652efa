import type { BreadcrumbList } from 'schema-dts';

import { breadcrumbs, type TrailNames } from '@/lib/breadcrumbs';
import { siteOrigin } from '@/lib/env';

/** The breadcrumbs as a schema.org BreadcrumbList. Breadcrumbs without a page are omitted. */
export function breadcrumbList(path: string, names: TrailNames) {
  const trail = breadcrumbs(path, names);
  const steps = trail.flatMap(({ label, path: target }, index) => {
    const page = target ?? (index === trail.length - 1 ? path : undefined);
    return page ? [{ name: label, item: `${siteOrigin()}${page}` }] : [];
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  } as const satisfies BreadcrumbList;
}
