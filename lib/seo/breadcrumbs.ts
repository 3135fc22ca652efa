import type { BreadcrumbList } from 'schema-dts';

import { buildBreadcrumbs, type TrailNames } from '@/lib/routes/breadcrumbs';
import { getSiteOrigin } from '@/lib/env';

/** The breadcrumbs as a schema.org BreadcrumbList. Breadcrumbs without a page are omitted. */
export function createBreadcrumbData(path: string, names: TrailNames) {
  const trail = buildBreadcrumbs(path, names);
  const steps = trail.flatMap(({ label, path: target }, index) => {
    const page = target ?? (index === trail.length - 1 ? path : undefined);
    return page ? [{ name: label, item: `${getSiteOrigin()}${page}` }] : [];
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  } as const satisfies BreadcrumbList;
}
