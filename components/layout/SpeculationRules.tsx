import { languages, rootOf } from '@/lib/languages';
import type { RoutePath } from '@/lib/routes';

const folders = languages.map((language) => `${rootOf(language)}/`.slice(1)).filter(Boolean);

/** A part of a pattern (URLPattern): paths in any language, without their slash. */
const inAnyLanguage = (paths: readonly string[]): string =>
  `(?:${folders.join('|')})?(?:${paths.map((path) => path.slice(1)).join('|')})`;

/** Pages that read what the browser stores when they start: rendered ahead, they would show what it was. */
const reading: readonly RoutePath[] = ['/contact', '/join', '/news', '/privacy/your-data'];

/** It leads away at once. */
const leaving: RoutePath = '/shop';

/**
 * Asks the browser to render the page behind a link when the visitor is about to follow it (HTML specification,
 * speculative loading), or to fetch it, where it must not start early. Files, which have a dot, are left out, and so are
 * addresses with a query, which the page itself reads: the mark at a pattern's end says that there is none. Browsers hold
 * back by themselves under Save-Data, on low memory and in power-saving mode.
 */
const rules = {
  prerender: [
    {
      where: { href_matches: `/((?!${inAnyLanguage([leaving, ...reading])}$)[^.]*)\\?` },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { href_matches: `/(${inAnyLanguage(reading)})\\?` }, eagerness: 'moderate' }],
};

/** The rules, for browsers that know them; the others ignore the element. */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
