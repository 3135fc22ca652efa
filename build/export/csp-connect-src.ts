import { formNames, isLookupEnabled } from '@/lib/forms/definitions';

type FormSettings = {
  readonly lookupUrl: string;
  readonly deliveryUrl: string;
};

const getIsland = (form: string): string => `${form}-form`;

/**
 * The requests that each setting enables, and the islands that make them. The newsletter form has no IP lookup;
 * /privacy/your-data sends a record again.
 */
const requests = [
  { of: 'lookupUrl', islands: formNames.filter(isLookupEnabled).map(getIsland) },
  { of: 'deliveryUrl', islands: [...formNames.map(getIsland), 'your-data'] },
] as const satisfies readonly { of: keyof FormSettings; islands: readonly string[] }[];

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
        .filter(({ of, islands }) => settings[of] !== '' && islands.some((island) => names.includes(island)))
        .map(({ of }) => getSource(settings[of])),
    ),
  ];
