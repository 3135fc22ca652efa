import { formNames, looksUp } from '@/lib/forms/definitions';

type FormSettings = {
  readonly lookupUrl: string;
  readonly deliveryUrl: string;
};

/** Whom each setting lets an island ask. The newsletter box looks no address up. */
const askers = [
  { of: 'lookupUrl', forms: formNames.filter(looksUp) },
  { of: 'deliveryUrl', forms: formNames },
] as const satisfies readonly { of: keyof FormSettings; forms: readonly string[] }[];

/** The source that a policy names for a URL; a path is one of this site. */
const sourceOf = (url: string): string => (url.startsWith('/') ? "'self'" : new URL(url).origin);

/**
 * Tells whom a page's scripts may ask, by the names of its islands.
 *
 * @param settings the URLs that this build was given, which lib/settings.ts has judged; an empty one is never asked
 */
export const connectionsFor =
  (settings: FormSettings) =>
  (names: readonly string[]): string[] => [
    ...new Set(
      askers
        .filter(({ of, forms }) => settings[of] !== '' && forms.some((form) => names.includes(`${form}-form`)))
        .map(({ of }) => sourceOf(settings[of])),
    ),
  ];
