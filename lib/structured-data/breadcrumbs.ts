import type { BreadcrumbList } from 'schema-dts';

import { breadcrumbs } from '@/lib/breadcrumbs';
import { absoluteUrl } from '@/lib/metadata';

/** The trail that the breadcrumb bar of a page shows. A step that no page stands for is left out. */
export function breadcrumbList(path: string) {
  const trail = breadcrumbs(path);
  const steps = trail.flatMap(({ label, path: target }, index) => {
    const address = target ?? (index === trail.length - 1 ? path : undefined);
    return address ? [{ name: label, item: absoluteUrl(address) }] : [];
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  } as const satisfies BreadcrumbList;
}
