import { type Language, sourceLanguage } from './languages';

/** The groups of the /sitemap page, in its order (docs/product.md); their names are words of that page. */
export const sitemapGroups = ['main', 'community', 'information', 'support'] as const;

export type SitemapGroup = (typeof sitemapGroups)[number];

/** A place that lists links: the header bar, the full-screen menu with its second list, and the groups of the footer. */
export type Menu = 'header' | 'menu' | 'more' | 'shop' | 'about' | 'take part' | 'help' | 'legal';

type Route = {
  readonly group: SitemapGroup;
  /** The menus that list it. Its label and description are words, in content/pages or at the head of a policy. */
  readonly menus: readonly Menu[];
  readonly hidden?: true;
};

/**
 * Every page with a path of its own; the order is the order in menus. Pages made from a collection (a mentor, an
 * article) stand in `collectionPaths`. A path missing here does not compile, in a page or in a link that code writes.
 */
export const routes = {
  '/': { group: 'main', menus: ['header', 'menu'] },
  '/shop': { group: 'main', menus: ['header', 'menu', 'shop'], hidden: true },
  '/b2b': { group: 'main', menus: ['header', 'menu', 'shop'] },
  '/about': { group: 'information', menus: ['about'] },
  '/story': { group: 'main', menus: ['header', 'menu', 'about'] },
  '/contact': { group: 'main', menus: ['header', 'menu', 'help'] },
  '/join': { group: 'main', menus: ['header', 'menu', 'take part'] },
  '/x': { group: 'main', menus: ['header', 'menu', 'shop'] },
  '/timeline': { group: 'information', menus: ['about'] },
  '/news': { group: 'information', menus: ['more', 'about'] },
  '/events': { group: 'information', menus: ['more', 'about'] },
  '/gallery': { group: 'information', menus: ['about'] },
  '/testimonials': { group: 'information', menus: ['about'] },
  '/media-kit': { group: 'information', menus: ['about'] },
  '/media-kit/press-release': { group: 'information', menus: [] },
  '/creator': { group: 'community', menus: ['take part'] },
  '/hubs': { group: 'community', menus: ['more', 'take part'] },
  '/mentorship': { group: 'community', menus: ['more', 'take part'] },
  '/volunteer': { group: 'community', menus: ['take part'] },
  '/donor': { group: 'community', menus: ['more', 'take part'] },
  '/partner': { group: 'community', menus: ['take part'] },
  '/careers': { group: 'community', menus: ['take part'] },
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

/** A page with a path of its own. */
export type RoutePath = keyof typeof routes;

/** Where the pages made from a collection stand, and which: /mentor/mariammal-kannan is an item of `mentors`. */
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

/** A page made from a collection. */
export type ItemPath = `${CollectionPath}/${string}`;

/** Stands for the items of a collection that has none; no file of content can be called so. */
export const PLACEHOLDER_SLUG = '_';

/** The news for feed readers: an Atom feed (RFC 4287), which no language but the first has. */
export const newsFeed = { path: '/news/feed.xml', type: 'application/atom+xml' } as const;

/** Any page of the site. */
export type SitePath = RoutePath | ItemPath;

export const routePaths = Object.keys(routes) as RoutePath[];

/** Whether a path is in the route table. */
export const isRoutePath = (path: string): path is RoutePath => Object.hasOwn(routes, path);

/** The record of a route, with its optional fields. */
export const routeAt = (path: RoutePath): Route => routes[path];

/** The routes of one menu, in the order of the table. */
export const routesIn = (menu: Menu): RoutePath[] => routePaths.filter((path) => routeAt(path).menus.includes(menu));

const itemPath = new RegExp(`^(${Object.keys(collectionPaths).join('|')})/[a-z0-9-]+$`);

/** The policies: pages whose text stands in content/policies. */
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
 * The file of words that a page is made of, below content/, without its language and its ending: `pages/story`,
 * `policies/shipping`, `hubs/weaving-madurai`. The front page of another language has words of its own.
 *
 * @param path of a page, without its language
 * @returns nothing for a path that is no page
 */
export function wordsFileOf(path: string, language: Language = sourceLanguage): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1) || (language === sourceLanguage ? 'home' : 'welcome');
  if (isRoutePath(path)) return `${isPolicyPath(path) ? 'policies' : 'pages'}/${name}`;
  const below = path.slice(0, path.lastIndexOf('/'));
  // The cast is safe: it is asked first whether there is such a key.
  return Object.hasOwn(collectionPaths, below) ? `${collectionPaths[below as CollectionPath]}/${name}` : undefined;
}

/** Whether a path has the form of a page of this site; whether its item is there, the loader of the content knows. */
export const isSitePath = (path: string): path is SitePath => Object.hasOwn(routes, path) || itemPath.test(path);

/**
 * The places on a page that a link may lead to (`/mentorship#programs`), beside the headings of policies and articles,
 * which are found by themselves. A test over the export holds that each is there.
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
  '/partner': ['brings'],
  '/story': ['hubs'],
  '/volunteer': ['roles'],
  '/x': ['terms'],
  // On the page of each event.
  '/events/[slug]': ['register'],
} as const satisfies Partial<Record<RoutePath | '/events/[slug]', readonly string[]>>;

/** Every place that a link in content may name. */
export const places = [...new Set(Object.values(anchors).flat())];
