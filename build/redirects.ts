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

/** Redirects as nginx reads them, with and without a slash at the end; deploy/nginx.conf includes the file. */
export const formatNginxRedirects = (): string =>
  redirects()
    .flatMap(({ from, to }) =>
      ['', '/'].map((slash) => `location = ${from}${slash} { return 301 ${to}$is_args$args; }\n`),
    )
    .join('');
