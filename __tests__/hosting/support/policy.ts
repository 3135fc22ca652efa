import { newsFeed } from '@/lib/routes';

// Response headers and rules for every host. Host files are written by hand; the tests compare each with this table.

/** A response header: its name as the specifications write it, and its value. */
export type Header = readonly [name: string, value: string];

/** Browser features that the site does not use. */
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
 * `page`: the part of the Content-Security-Policy that is the same for every response. Each page holds the rest itself, by
 * hashes of its text (lib/routes/content-security-policy.ts), and browsers enforce both: the header never changes with a build.
 * `frame-ancestors` works in a header only.
 *
 * `file`: documents that could hold script, though they are not pages. They run and load nothing, in an origin of their own;
 * inline styles apply.
 */
export const documentPolicy = {
  name: 'Content-Security-Policy',
  page: "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  file: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  endings: ['svg', 'xml'],
} as const;

/** Whether other sites may embed a file. */
export const resourcePolicy = {
  name: 'Cross-Origin-Resource-Policy',
  own: 'same-origin',
  shared: 'cross-origin',
} as const;

/** Folders with files that other sites may embed: share pictures (Open Graph), and logos for the press. */
export const sharedFolders = ['/share', '/brand'] as const;

/** The headers of every response, errors and redirects included. */
export const securityHeaders: readonly Header[] = [
  [documentPolicy.name, documentPolicy.page],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  [resourcePolicy.name, resourcePolicy.own],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
];

/** Headers that are the same for every path. */
export const uniformHeaders = securityHeaders.filter(
  ([name]) => name !== resourcePolicy.name && name !== documentPolicy.name,
);

export { hashedFolders } from '../../../scripts/lib/serve.mjs';

export const cache = {
  hashed: 'public, max-age=31536000, immutable',
  /** Cached, but revalidated at every use: 304 while the ETag is the same. */
  other: 'no-cache',
} as const;

/** The type of each kind of file in the export, by file extension. */
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

const isText = (type: string): boolean =>
  type.startsWith('text/') || /[/+](json|xml)$/.test(type) || type === 'image/svg+xml';

/** A type as the header names it. */
export const contentType = (type: string): string => (isText(type) ? `${type}; charset=utf-8` : type);

/** Every other method is refused. */
export const methods = ['GET', 'HEAD'] as const;

/** The longest path and query, in characters: nginx's default limit. */
export const longestUrl = 8000;

/** Files of the export that are for hosts, not for visitors. */
export const hostFiles = ['/_headers', '/_redirects', '/_redirects.nginx'] as const;
