// What hosts that publish a folder read: Netlify and Cloudflare Pages from the folder itself, Vercel from the project.

import {
  cache,
  contentType,
  documentPolicy,
  hashedFolders,
  missingPages,
  origin,
  redirects,
  resourcePolicy,
  securityHeaders,
  sharedFolders,
  typeByPath,
  uniformHeaders,
  type Header,
} from './policy';

/** Cloudflare Pages reads no more than this. */
export const limits = { rules: 100, lineLength: 2000 } as const;

type Rule = { readonly path: string; readonly headers: readonly Header[] };

/**
 * Which headers belong to which paths. Nothing is said of a page's cache: these hosts have every file asked about by its
 * own ETag unless told otherwise, and a header named by two rules would be sent twice. Types are named only where the
 * hosts, which go by the ending, would be wrong.
 */
const rulesByFolder: readonly Rule[] = [
  ...hashedFolders.map((folder): Rule => ({ path: `${folder}/*`, headers: [['Cache-Control', cache.hashed]] })),
  ...Object.entries(typeByPath).map(([path, type]): Rule => ({ path, headers: [['Content-Type', contentType(type)]] })),
];

const block = (path: string, lines: readonly string[]): string =>
  [path, ...lines.map((line) => `  ${line}`)].join('\n');

const linesOf = (headers: readonly Header[]): string[] => headers.map(([name, value]) => `${name}: ${value}`);

/**
 * `_headers` of Netlify and Cloudflare Pages. The exceptions for files that other sites may show and for files that are no
 * pages have to come after the rule for all: Cloudflare takes a header back by `!` and would else add the second value to the first; Netlify passes
 * over a line without a colon, and the later rule holds.
 */
export function headersFile(): string {
  const instead = (path: string, name: string, value: string): string =>
    block(path, [`! ${name}`, `${name}: ${value}`]);
  const blocks = [
    block('/*', linesOf(securityHeaders)),
    ...sharedFolders.map((folder) => instead(`${folder}/*`, resourcePolicy.name, resourcePolicy.shared)),
    ...documentPolicy.endings.map((ending) => instead(`/*.${ending}`, documentPolicy.name, documentPolicy.file)),
    ...rulesByFolder.map(({ path, headers }) => block(path, linesOf(headers))),
  ];
  return `# ${origin}\n\n${blocks.join('\n\n')}\n`;
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Netlify goes by the first line of a path and wants `!`, or the page
 * of the export would be shown; Cloudflare passes over a line it cannot read and redirects in any case.
 */
export function redirectsFile(): string {
  // Cloudflare shows the nearest 404.html by itself, and passes over a line with this status.
  const missing = missingPages.flatMap(({ below, page }) => (below === '' ? [] : [`${below}/* ${page}.html 404`]));
  const lines = redirects().flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]);
  return `# ${origin}\n${[...lines, ...missing].join('\n')}\n`;
}

const shared = sharedFolders.map((folder) => folder.slice(1)).join('|');

const documents = documentPolicy.endings.join('|');

/** For Vercel, whose paths are regular expressions: of each two one holds for a path. */
const alternatives: readonly Rule[] = [
  { path: `/((?!.*\\.(?:${documents})$).*)`, headers: [[documentPolicy.name, documentPolicy.page]] },
  { path: `/(.*)\\.(${documents})`, headers: [[documentPolicy.name, documentPolicy.file]] },
  { path: `/((?!(?:${shared})/).*)`, headers: [[resourcePolicy.name, resourcePolicy.own]] },
  { path: `/(${shared})/*`, headers: [[resourcePolicy.name, resourcePolicy.shared]] },
];

/** `vercel.json`. Without `framework: null` Vercel would run Next.js instead of publishing the finished export. */
export function vercelFile(): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    headers: [{ path: '/*', headers: uniformHeaders }, ...alternatives, ...rulesByFolder].map(({ path, headers }) => ({
      source: path.replace(/\/\*$/, '/(.*)'),
      headers: headers.map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects().map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
