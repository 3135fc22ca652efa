import { formNames, looksUp } from '@/lib/forms/definitions';

type FormSettings = {
  readonly lookupUrl: string;
  readonly deliveryUrl: string;
};

/** The requests that each setting allows, and the forms that make them. The newsletter box looks no address up. */
const requests = [
  { of: 'lookupUrl', forms: formNames.filter(looksUp) },
  { of: 'deliveryUrl', forms: formNames },
] as const satisfies readonly { of: keyof FormSettings; forms: readonly string[] }[];

/** The CSP source of a URL; a path is on this site. */
const sourceOf = (url: string): string => (url.startsWith('/') ? "'self'" : new URL(url).origin);

/**
 * The `connect-src` origins of a page, by the names of its islands.
 *
 * @param settings the URLs that this build was given, which lib/settings.ts has judged; an empty one is never asked
 */
export const connectSources =
  (settings: FormSettings) =>
  (names: readonly string[]): string[] => [
    ...new Set(
      requests
        .filter(({ of, forms }) => settings[of] !== '' && forms.some((form) => names.includes(`${form}-form`)))
        .map(({ of }) => sourceOf(settings[of])),
    ),
  ];
