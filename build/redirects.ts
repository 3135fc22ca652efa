import { getContent } from '@/lib/content';
import { getAddress } from '@/lib/content/urls';
import { languages, getLanguageRoot, sourceLanguage } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { listMovedPaths } from '@/lib/pages/redirects';

export type Redirect = { readonly from: string; readonly to: string };

/** Permanent redirects, where the host supports them. */
export const listRedirects = (): readonly Redirect[] =>
  languages.flatMap((language) =>
    listMovedPaths(getContent(language)).map(({ from, to }) => ({
      from: getAddress(from, language),
      to: getPagePath(to, language),
    })),
  );

/**
 * `_redirects` of Netlify and Cloudflare Pages. Netlify uses the first matching line, and without `!` prefers an
 * existing page. Cloudflare ignores lines with unsupported codes such as `404`: it serves the nearest 404.html by
 * itself.
 */
export const formatRedirectsFile = (): string =>
  [
    ...listRedirects().flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]),
    ...languages
      .filter((language) => language !== sourceLanguage)
      .map((language) => `${getLanguageRoot(language)}/* ${getLanguageRoot(language)}/404.html 404`),
    '',
  ].join('\n');

/** Redirects as nginx reads them, with and without a slash at the end; deploy/nginx.conf includes the file. */
export const formatNginxRedirects = (): string =>
  listRedirects()
    .flatMap(({ from, to }) =>
      ['', '/'].map((slash) => `location = ${from}${slash} { return 301 ${to}$is_args$args; }\n`),
    )
    .join('');
