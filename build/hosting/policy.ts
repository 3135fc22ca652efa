import { contentIn } from '@/lib/content';
import { addressIn } from '@/lib/content/links';
import { languages, rootOf, sourceLanguage } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { movedPaths } from '@/lib/redirects';
import { newsFeed } from '@/lib/routes';

/** A response header: its name as the specifications write it, and its value. */
export type Header = readonly [name: string, value: string];

/** Features of the browser that no page of this site uses. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The part of the Content-Security-Policy that is the same for every response. Whom a page may run, load and ask is
 * in the page itself, by hashes of its text (lib/content-security-policy.ts): a browser enforces both, so this one never
 * has to change with a build. `frame-ancestors` is heard in a header only.
 */
const contentSecurityPolicy = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Files that a browser opens as documents, and that could hold script, though they are no pages: they run nothing, load
 * nothing, and have an origin of their own. Styles inside them are theirs.
 */
export const documentPolicy = {
  name: 'Content-Security-Policy',
  page: contentSecurityPolicy,
  file: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  endings: ['svg', 'xml'],
} as const;

/** Who may show our files in pages of their own: nobody, but for those of `sharedFolders`. */
export const resourcePolicy = {
  name: 'Cross-Origin-Resource-Policy',
  own: 'same-origin',
  shared: 'cross-origin',
} as const;

/** Folders whose files are made for other sites to show: the pictures of shared links, and the logos for the press. */
export const sharedFolders = ['/share', '/brand'] as const;

/**
 * Whether the domain asks to be in the list of hosts that browsers never speak to without TLS. For the operator to switch
 * on, when every subdomain speaks TLS for good: docs/hosting.md, "HTTPS for good".
 */
const preload: boolean = false;

/** The headers that every response carries, the errors and the redirects too. */
export const securityHeaders: readonly Header[] = [
  [documentPolicy.name, documentPolicy.page],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  [resourcePolicy.name, resourcePolicy.own],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Strict-Transport-Security', `max-age=31536000; includeSubDomains${preload ? '; preload' : ''}`],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
];

/** Those of them that are the same at every path. */
export const uniformHeaders = securityHeaders.filter(
  ([name]) => name !== resourcePolicy.name && name !== documentPolicy.name,
);

export { hashedFolders } from '../../scripts/lib/hashed-folders.mjs';

export const cache = {
  hashed: 'public, max-age=31536000, immutable',
  /** Kept, but asked about at every use: the answer is a 304 while the ETag is the same. */
  other: 'no-cache',
} as const;

/** A value in double quotes, as nginx and Caddy read it. */
export const quoted = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;

/** The type of each kind of file that the export holds, by the ending of its name. */
export const typeByEnding = {
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  ico: 'image/x-icon',
  ics: 'text/calendar',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  zip: 'application/zip',
} as const;

/** Files whose extension does not give their type. */
export const typeByPath = { [newsFeed.path]: newsFeed.type } as const;

/** Whether a type is text, which is sent as UTF-8 and worth compressing. */
export const isText = (type: string): boolean =>
  type.startsWith('text/') || /[/+](json|xml)$/.test(type) || type === 'image/svg+xml';

/** A type as the header names it. */
export const contentType = (type: string): string => (isText(type) ? `${type}; charset=utf-8` : type);

export type Redirect = { readonly from: string; readonly to: string };

/** Paths that lead to another page for good, where the host can. */
export const redirects = (): readonly Redirect[] =>
  languages.flatMap((language) =>
    movedPaths(contentIn(language)).map(({ from, to }) => ({
      from: addressIn(from, language),
      to: pathTo(to, language),
    })),
  );

/**
 * The page for an unknown path: below the pages of another language, in that language. Where a host can only show
 * one, that is the first, which speaks all of them.
 */
export const missingPages: readonly { readonly below: string; readonly page: string }[] = [
  ...languages
    .filter((language) => language !== sourceLanguage)
    .map((language) => ({ below: rootOf(language), page: `${rootOf(language)}/404` })),
  { below: '', page: '/404' },
];

/** What may be asked for: there is nothing here to send anything to. */
export const methods = ['GET', 'HEAD'] as const;

/** How long a request's path and query may be together, in characters: nginx's default limit. */
export const longestUrl = 8000;

/** Files of the export that are written for hosts, not for visitors. */
export const hostFiles = ['/_headers', '/_redirects'] as const;

/** The first line of every written file. */
export const origin = 'Written by `npm run build` from build/hosting/policy.ts: change that, not this.';
