import { languages, getLanguageRoot } from '@/lib/language';
import type { RoutePath } from '@/lib/routes';

const folders = languages.map((language) => `${getLanguageRoot(language)}/`.slice(1)).filter(Boolean);

/** A URLPattern part: these paths in any language, without a leading slash. */
const listInAllLanguages = (paths: readonly string[]): string =>
  `(?:${folders.join('|')})?(?:${paths.map((path) => path.slice(1)).join('|')})`;

/** Pages that read browser storage on load: prerendered, they could show outdated data. */
const reading: readonly RoutePath[] = ['/contact', '/join', '/news', '/privacy/your-data'];

/** /shop redirects to the store. */
const leaving: RoutePath = '/shop';

/**
 * Prerenders the page of a link that the visitor is about to follow (HTML specification, speculative loading), or
 * prefetches it if it must not run early. Excluded: files (with a dot) and URLs with a query,
 * which the page reads (a pattern that ends with `\\?` requires an empty query). Browsers disable speculation under
 * Save-Data, on low memory and in power-saving mode.
 */
const rules = {
  prerender: [
    {
      where: { href_matches: `/((?!${listInAllLanguages([leaving, ...reading])}$)[^.]*)\\?` },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { href_matches: `/(${listInAllLanguages(reading)})\\?` }, eagerness: 'moderate' }],
};

/** Speculation rules. Browsers without support ignore the element. */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
