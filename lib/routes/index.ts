import { type Language, sourceLanguage } from '@/lib/language';

/** The groups of the /sitemap page, in order (docs/product.md). Their names are texts of that page. */
export const sitemapGroups = ['main', 'community', 'information', 'support'] as const;

export type SitemapGroup = (typeof sitemapGroups)[number];

/** Lists of links: the header bar, the full-screen menu with its second list, and the footer groups. */
export type Menu = 'header' | 'menu' | 'more' | 'shop' | 'about' | 'take part' | 'help' | 'legal';

type Route = {
  readonly group: SitemapGroup;
  /**
   * The menus that list the page. The page's label and description are in content/pages or in the front matter of a
   * policy.
   */
  readonly menus: readonly Menu[];
  readonly hidden?: true;
  /** The collection that the page shows. Without items of it the page is not listed or linked. */
  readonly shows?: 'pieces' | 'brands' | 'news' | 'events' | 'gallery' | 'testimonials' | 'volunteerRoles' | 'careers';
};

/**
 * The route table: every page with a fixed path, in menu order. Pages of collection items are in `collectionPaths`. A
 * link or page with an unknown path does not compile.
 */
export const routes = {
  '/': { group: 'main', menus: ['header', 'menu'] },
  '/shop': { group: 'main', menus: ['header', 'menu', 'shop'], hidden: true },
  '/pieces': { group: 'main', menus: ['shop'], shows: 'pieces' },
  '/b2b': { group: 'main', menus: ['header', 'menu', 'shop'] },
  '/about': { group: 'information', menus: ['about'] },
  '/story': { group: 'main', menus: ['header', 'menu', 'about'] },
  '/contact': { group: 'main', menus: ['header', 'menu', 'help'] },
  '/join': { group: 'main', menus: ['header', 'menu', 'take part'] },
  '/x': { group: 'main', menus: ['header', 'menu', 'shop'], shows: 'brands' },
  '/timeline': { group: 'information', menus: ['about'] },
  '/news': { group: 'information', menus: ['more', 'about'], shows: 'news' },
  '/events': { group: 'information', menus: ['more', 'about'], shows: 'events' },
  '/gallery': { group: 'information', menus: ['about'], shows: 'gallery' },
  '/testimonials': { group: 'information', menus: ['about'], shows: 'testimonials' },
  '/media-kit': { group: 'information', menus: ['about'] },
  '/media-kit/press-release': { group: 'information', menus: [] },
  '/creator': { group: 'community', menus: ['take part'] },
  '/hubs': { group: 'community', menus: ['more', 'take part'] },
  '/mentorship': { group: 'community', menus: ['more', 'take part'] },
  '/volunteer': { group: 'community', menus: ['take part'], shows: 'volunteerRoles' },
  '/donor': { group: 'community', menus: ['more', 'take part'] },
  '/partner': { group: 'community', menus: ['take part'] },
  '/careers': { group: 'community', menus: ['take part'], shows: 'careers' },
  '/faq': { group: 'support', menus: ['help'] },
  '/shipping': { group: 'support', menus: ['help'] },
  '/refunds': { group: 'support', menus: ['help'] },
  '/terms-of-use': { group: 'support', menus: ['legal'] },
  '/sitemap': { group: 'support', menus: ['legal'] },
  '/accessibility': { group: 'support', menus: ['legal'] },
  '/wages-and-safety': { group: 'support', menus: ['legal'] },
  '/privacy': { group: 'support', menus: ['legal'] },
  '/privacy/your-data': { group: 'support', menus: ['legal'], hidden: true },
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
 * `hubs/weaving-madurai`. The Tamil home page has a file of its own.
 *
 * @param path a path without its language
 * @returns undefined for an unknown path
 */
export function getWordsFile(path: string, language: Language = sourceLanguage): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1) || (language === sourceLanguage ? 'home' : 'welcome');
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
  '/donor': ['areas', 'spent', 'terms'],
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
export const places = [...new Set(Object.values(anchors).flat())];
