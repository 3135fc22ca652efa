/**
 * Asks the browser to fetch the page behind a link when the visitor is about to follow it (HTML specification,
 * speculative loading). Fetch only, never render ahead: a page costs some 10 kB, its pictures wait. Browsers hold back
 * by themselves under Save-Data, on low memory and in power-saving mode. /shop is left out: it leads away at once; so are
 * addresses with a query, which the page itself reads: to the browser each is another document.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/shop' } },
          { not: { href_matches: '/*.*' } },
          { not: { href_matches: '/*\\?*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The rules, for browsers that know them; the others ignore the element. */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
