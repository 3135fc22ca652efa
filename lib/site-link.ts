import { routes, type SitePath } from '@/content/routes';

/** A link within the site: the page, and the place on it. */
export type SiteTarget = { readonly to: SitePath; readonly hash?: string };

const collections = /^\/(mentor|hub|events|news|careers)\/[a-z0-9-]+$/;

const isSitePath = (path: string): path is SitePath => Object.hasOwn(routes, path) || collections.test(path);

/**
 * Reads an address that content gives as text, where the compiler cannot check it.
 *
 * @param href an address that starts with a slash, with or without `#place`
 * @throws Error when no page of the site has that address
 */
export function readSiteTarget(href: string): SiteTarget {
  const [path = '', hash] = href.split('#', 2);
  if (!isSitePath(path)) {
    throw new Error(`The link to '${href}' leads nowhere. Use a path of content/routes.ts, such as /contact.`);
  }
  return hash ? { to: path, hash } : { to: path };
}
