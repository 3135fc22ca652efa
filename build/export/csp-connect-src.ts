import { formNames, isLookupEnabled } from '@/lib/forms/definitions';

type FormSettings = {
  readonly lookupUrl: string;
  readonly deliveryUrl: string;
};

/** The requests that each setting enables, and the islands that make them. The newsletter form has no IP lookup. */
const requests = [
  { of: 'lookupUrl', forms: formNames.filter(isLookupEnabled) },
  { of: 'deliveryUrl', forms: formNames },
] as const satisfies readonly { of: keyof FormSettings; forms: readonly string[] }[];

/** The CSP source of a URL; 'self' for a path. */
const getSource = (url: string): string => (url.startsWith('/') ? "'self'" : new URL(url).origin);

/**
 * The `connect-src` origins of a page, by the names of its islands.
 *
 * @param settings the URLs of this build, validated by lib/settings.ts; empty if disabled
 */
export const connectSources =
  (settings: FormSettings) =>
  (names: readonly string[]): string[] => [
    ...new Set(
      requests
        .filter(({ of, forms }) => settings[of] !== '' && forms.some((form) => names.includes(`${form}-form`)))
        .map(({ of }) => getSource(settings[of])),
    ),
  ];
