import { isForMakers, type Language, sourceLanguage } from '@/lib/language';

/** The groups of the /sitemap page, in order (docs/product.md). Their names are texts of that page. */
export const sitemapGroups = ['main', 'community', 'information', 'support'] as const;

export type SitemapGroup = (typeof sitemapGroups)[number];

/** Lists of links: the header bar, the full-screen menu with its second list, the footer and its fold. */
export type Menu = 'header' | 'menu' | 'more' | 'footer' | 'footer fold';

type Route = {
  readonly group: SitemapGroup;
  /**
   * The menus that list the page. The page's label and description are in content/pages or in the front matter of a
   * policy.
   */
  readonly menus: readonly Menu[];
  readonly hidden?: true;
  /** The collection that the page shows. Without items of it there is no such page, and its file of texts can go. */
  readonly shows?:
    | 'pieces'
    | 'brands'
    | 'news'
    | 'events'
    | 'gallery'
    | 'testimonials'
    | 'donationAreas'
    | 'partnershipTypes'
    | 'volunteerRoles'
    | 'careers';
};

/**
 * The route table: every page with a fixed path, in menu order. Pages of collection items are in `collectionPaths`. A
 * link or page with an unknown path does not compile.
 */
export const routes = {
  '/': { group: 'main', menus: ['header', 'menu', 'footer'] },
  '/shop': { group: 'main', menus: ['header', 'menu', 'footer'], hidden: true },
  '/pieces': { group: 'main', menus: ['footer fold'], shows: 'pieces' },
  '/b2b': { group: 'main', menus: ['header', 'menu', 'footer'] },
  '/about': { group: 'information', menus: ['footer fold'] },
  '/story': { group: 'main', menus: ['header', 'menu', 'footer'] },
  '/contact': { group: 'main', menus: ['header', 'menu', 'footer'] },
  '/join': { group: 'main', menus: ['header', 'menu', 'footer'] },
  '/x': { group: 'main', menus: ['header', 'menu', 'footer'], shows: 'brands' },
  '/timeline': { group: 'information', menus: ['footer fold'] },
  '/news': { group: 'information', menus: ['more', 'footer'], shows: 'news' },
  '/events': { group: 'information', menus: ['more', 'footer'], shows: 'events' },
  '/gallery': { group: 'information', menus: ['footer fold'], shows: 'gallery' },
  '/testimonials': { group: 'information', menus: ['footer fold'], shows: 'testimonials' },
  '/media-kit': { group: 'information', menus: ['footer'] },
  '/media-kit/press-release': { group: 'information', menus: [] },
  '/creator': { group: 'community', menus: ['footer fold'] },
  '/hubs': { group: 'community', menus: ['more', 'footer fold'] },
  '/mentorship': { group: 'community', menus: ['more', 'footer fold'] },
  '/volunteer': { group: 'community', menus: ['footer fold'], shows: 'volunteerRoles' },
  '/donor': { group: 'community', menus: ['more', 'footer fold'], shows: 'donationAreas' },
  '/partner': { group: 'community', menus: ['footer fold'], shows: 'partnershipTypes' },
  '/careers': { group: 'community', menus: ['footer fold'], shows: 'careers' },
  '/faq': { group: 'support', menus: ['footer'] },
  '/shipping': { group: 'support', menus: ['footer'] },
  '/refunds': { group: 'support', menus: ['footer'] },
  '/terms-of-use': { group: 'support', menus: ['footer'] },
  '/sitemap': { group: 'support', menus: ['footer fold'] },
  '/accessibility': { group: 'support', menus: ['footer fold'] },
  '/wages-and-safety': { group: 'support', menus: ['footer fold'] },
  '/privacy': { group: 'support', menus: ['footer'] },
  '/privacy/your-data': { group: 'support', menus: ['footer fold'], hidden: true },
} as const satisfies Record<`/${string}`, Route>;

/** The path of a page in the route table. */
export type RoutePath = keyof typeof routes;

/** The base paths of collection items and their collections: /mentor/mariammal-kannan is an item of `mentors`. */
export const collectionPaths = {
  '/mentor': 'mentors',
  '/hub': 'hubs',
  '/events': 'events',
  '/news': 'news',
  '/careers': 'careers',
  '/gallery': 'gallery',
  '/piece': 'pieces',
} as const;

export type CollectionPath = keyof typeof collectionPaths;

/** The path of a collection item. */
export type ItemPath = `${CollectionPath}/${string}`;

/** The slug of the placeholder page of an empty collection. Not a valid file name for content. */
export const PLACEHOLDER_SLUG = '_';

/** The Atom feed of the news (RFC 4287), in the default language only. */
export const newsFeed = { path: '/news/feed.xml', type: 'application/atom+xml' } as const;

/** The path of any page. */
export type SitePath = RoutePath | ItemPath;

export const routePaths = Object.keys(routes) as RoutePath[];

/** Whether a path is in the route table. */
export const isRoutePath = (path: string): path is RoutePath => Object.hasOwn(routes, path);

/** A route, with its optional fields. */
export const getRoute = (path: RoutePath): Route => routes[path];

const itemPath = new RegExp(`^(${Object.keys(collectionPaths).join('|')})/[a-z0-9-]+$`);

/** Policy pages, whose texts are in content/policies. */
export const policyPaths = [
  '/privacy',
  '/terms-of-use',
  '/shipping',
  '/refunds',
  '/accessibility',
  '/wages-and-safety',
] as const satisfies RoutePath[];

export type PolicyPath = (typeof policyPaths)[number];

const isPolicyPath = (path: string): path is PolicyPath => policyPaths.some((policy) => policy === path);

/**
 * The content file of a page, without language and extension: `pages/story`, `policies/shipping`,
 * `hubs/weaving-madurai`. The home page for makers has a file of its own.
 *
 * @param path a path without its language
 * @returns undefined for an unknown path
 */
export function getWordsFile(path: string, language: Language = sourceLanguage): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1) || (isForMakers(language) ? 'welcome' : 'home');
  if (isRoutePath(path)) return `${isPolicyPath(path) ? 'policies' : 'pages'}/${name}`;
  const below = path.slice(0, path.lastIndexOf('/'));
  // The cast is safe: the key was checked.
  return Object.hasOwn(collectionPaths, below) ? `${collectionPaths[below as CollectionPath]}/${name}` : undefined;
}

/** Whether a path has the form of a page path. The content loader checks that the item exists. */
export const isSitePath = (path: string): path is SitePath => Object.hasOwn(routes, path) || itemPath.test(path);

/**
 * Anchors that content can link to (`/mentorship#programs`), besides the headings of policies and articles, which are
 * collected automatically. A test checks that they exist in the export.
 */
export const anchors = {
  '/': ['pieces'],
  '/about': ['complaints', 'documents', 'figures'],
  '/contact': ['form', 'faq'],
  '/b2b': ['terms'],
  '/donor': ['areas', 'terms'],
  '/join': ['form'],
  '/media-kit': ['brand'],
  '/mentorship': ['programs', 'mentors', 'join'],
  '/partner': ['brings', 'csr'],
  '/story': ['hubs'],
  '/volunteer': ['roles'],
  '/x': ['terms'],
  // On the page of each event.
  '/events/[id]': ['register'],
} as const satisfies Partial<Record<RoutePath | '/events/[id]', readonly string[]>>;

/** Anchors of a section that is there only while its collection, or content/site/figures.yaml, has items. */
export const anchorShows = {
  '/about#figures': 'figures',
  '/mentorship#programs': 'programs',
  '/mentorship#mentors': 'mentors',
} as const;

/** All anchors. */
export const anchorNames = [...new Set(Object.values(anchors).flat())];
