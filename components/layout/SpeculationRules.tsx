import { languages, rootOf } from '@/lib/languages';
import type { RoutePath } from '@/lib/routes';

const roots = languages.map(rootOf).filter(Boolean);

/** A pattern (URLPattern) for paths in any language. */
const inAnyLanguage = (paths: readonly string[]): string => `(${roots.join('|')})?(${paths.join('|')})`;

/** Pages that read what the browser stores when they start: rendered ahead, they would show what it was. */
const reading = ['/contact', '/join', '/news', '/privacy/your-data'] as const satisfies RoutePath[];

/** Links within the site, but for those that lead away at once, to a file, or to a page that reads its query. */
const links = [
  { href_matches: '/*' },
  // A search of `*` would be that of every address: an empty one matches it.
  { not: { href_matches: [inAnyLanguage(['/shop' satisfies RoutePath]), '/*.*', '/*\\?(.+)'] } },
];

const later = { href_matches: inAnyLanguage([...reading, '/news/page/.+']) };

/**
 * Asks the browser to render the page behind a link when the visitor is about to follow it (HTML specification,
 * speculative loading), or to fetch it, where it must not start early. Browsers hold back by themselves under Save-Data,
 * on low memory and in power-saving mode.
 */
const rules = {
  prerender: [{ where: { and: [...links, { not: later }] }, eagerness: 'moderate' }],
  prefetch: [{ where: { and: [...links, later] }, eagerness: 'moderate' }],
};

/** The rules, for browsers that know them; the others ignore the element. */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
