import { collections, listRoutes, routes } from '@/content/routes';

/** A page or a file of this site, a place on the page itself, another website, an e-mail address, a phone number. */
const beginning = /^(\/|#|https:\/\/|mailto:|tel:)/;

const item = new RegExp(`^(${collections.join('|')})/[a-z0-9-]+$`);
const numbered = new RegExp(`^(${listRoutes.join('|')})/page/[1-9][0-9]*$`);
const file = /^(\/[^/]+)*\/[^/]+\.\w+$/;

const isPath = (path: string): boolean =>
  Object.hasOwn(routes, path) || [item, numbered, file].some((form) => form.test(path));

/** The page or file of an address, without what is asked of it and the place on it: `/news` of `/news?category=a#b`. */
export const pathOf = (href: string): string => href.replace(/[?#].*$/s, '');

/** Whether an address says by its beginning where it leads; a browser takes any other as relative to the page. */
export const isWhole = (href: string): boolean => beginning.test(href);

/**
 * Holds an address that content gives as text, where the compiler cannot check it, against the forms that there are. It
 * asks for no list: which mentors, files and headings there are, the check of the content knows, before each build.
 *
 * @returns the address as it is
 * @throws Error when it is relative, or a path on this site that is no route, no file and below no collection
 */
export function readAddress(href: string): string {
  if (!isWhole(href)) {
    throw new Error(
      `The link to '${href}' leads nowhere. Begin it with / for a page, # for a place, or https://, mailto:, tel:.`,
    );
  }
  if (href.startsWith('/') && !isPath(pathOf(href))) {
    throw new Error(`The link to '${href}' leads nowhere. Use a path of content/routes.ts, such as /contact.`);
  }
  return href;
}
