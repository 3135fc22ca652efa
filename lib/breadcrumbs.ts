import { words } from '@/content/interface';
import { routes, segmentNames, type RoutePath } from '@/content/routes';

/** One step of a trail. The last step, the page itself, has no path. */
export type Crumb = { readonly label: string; readonly path?: RoutePath };

const isRoute = (path: string): path is RoutePath => Object.hasOwn(routes, path);

const titleCase = (segment: string): string =>
  segment
    .replaceAll('-', ' ')
    .replace(/(^|\s)(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());

/** The friendly name of an address, and the page that stands for it. */
function known(path: string): Required<Crumb> | undefined {
  const segment = path.slice(1);
  if (isRoute(path)) {
    return { label: routes[path].label, path };
  }
  return Object.hasOwn(segmentNames, segment) ? segmentNames[segment] : undefined;
}

/** A segment as it was typed, where it can be read; `%zz` stays as it is. */
const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/**
 * The trail of a page: Home first, then one crumb per path segment (specification, section 2, Layout).
 *
 * @param path an address of this site, known or not, starting with a slash
 * @returns the crumbs; each but the last leads to a page that exists, the last leads nowhere.
 *   A segment in the middle that no page stands for is named without a link.
 */
export function breadcrumbs(path: string): Crumb[] {
  // A later page of a list is one step below the list, not two.
  const [, list = path, number] = /^(\/[^/]+)\/page\/(\d+)$/.exec(path) ?? [];
  if (number && isRoute(list)) {
    return [
      ...breadcrumbs(list).slice(0, -1),
      { label: routes[list].label, path: list },
      { label: `${words.pager.page} ${number}` },
    ];
  }

  const segments = path.split('/').filter(Boolean);

  const trail = segments.map((segment, index): Crumb => {
    const here = `/${segments.slice(0, index + 1).join('/')}`;
    const { label, path: target } = known(here) ?? known(`/${segment}`) ?? { label: titleCase(decode(segment)) };
    const isLast = index === segments.length - 1;

    return !isLast && target ? { label, path: target } : { label };
  });

  return [{ label: routes['/'].label, path: '/' }, ...trail];
}
