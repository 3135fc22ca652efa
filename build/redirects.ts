import { existsSync, readFileSync } from 'node:fs';

import { contentIn } from '@/lib/content';
import { addressIn } from '@/lib/content/links';
import { languages, rootOf, sourceLanguage } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { movedPaths } from '@/lib/redirects';

export type Redirect = { readonly from: string; readonly to: string };

/** Permanent redirects, where the host supports them. */
export const redirects = (): readonly Redirect[] =>
  languages.flatMap((language) =>
    movedPaths(contentIn(language)).map(({ from, to }) => ({
      from: addressIn(from, language),
      to: pathTo(to, language),
    })),
  );

/**
 * `_redirects` of Netlify and Cloudflare Pages. Netlify uses the first matching line, and without `!` prefers an
 * existing page. Cloudflare ignores lines with unsupported codes such as `404`: it serves the nearest 404.html by
 * itself.
 */
export const redirectsFile = (): string =>
  [
    ...redirects().flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]),
    ...languages
      .filter((language) => language !== sourceLanguage)
      .map((language) => `${rootOf(language)}/* ${rootOf(language)}/404.html 404`),
    '',
  ].join('\n');

const nginxLines = ({ from, to }: Redirect): string =>
  ['', '/'].map((slash) => `  location = ${from}${slash} { return 301 ${to}$is_args$args; }\n`).join('');

const caddyLines = ({ from, to }: Redirect): string =>
  ['', '/'].map((slash) => `\t\tredir ${from}${slash} ${to}{kept_query} 301\n`).join('');

/** Replaces the lines between the two marker comments. */
const withLines = (text: string, line: (redirect: Redirect) => string): string =>
  text.replace(/(?<=# Redirects, .*\n)[^]*?(?=[ \t]*# End of redirects\.)/, () => redirects().map(line).join(''));

const withRedirects: Readonly<Record<string, (text: string) => string>> = {
  'deploy/nginx.conf': (text) => withLines(text, nginxLines),
  'deploy/Caddyfile': (text) => withLines(text, caddyLines),
  'vercel.json': (text) => {
    const moved = redirects().map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 }));
    return `${JSON.stringify({ ...(JSON.parse(text) as object), redirects: moved }, null, 2)}\n`;
  },
};

/** Host files in the repository, by path, with redirects from content. A deleted one is not created again. */
export const hostFiles = (read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')) =>
  Object.fromEntries(
    Object.entries(withRedirects)
      .filter(([file]) => read(file) !== '')
      .map(([file, insert]) => [file, insert(read(file))]),
  );
