import { formNames, looksUp } from '@/lib/forms/definitions';

type FormSettings = {
  readonly lookupUrl: string;
  readonly deliveryUrl: string;
};

/** Whom each setting lets an island ask. The newsletter box looks no address up (specification, section 7). */
const askers = [
  { setting: 'NEXT_PUBLIC_IP_LOOKUP_URL', of: 'lookupUrl', forms: formNames.filter(looksUp) },
  { setting: 'NEXT_PUBLIC_FORM_ENDPOINT', of: 'deliveryUrl', forms: formNames },
] as const satisfies readonly { setting: string; of: keyof FormSettings; forms: readonly string[] }[];

/** The source that a policy names for an address; a path is one of this site. */
function sourceOf(setting: string, address: string): string {
  if (/^\/(?![/\\])/.test(address)) {
    return "'self'";
  }
  if (!URL.canParse(address)) {
    throw new Error(
      `${setting} is '${address}', and that is no address. Write it in full, with https://, or as a path of this site.`,
    );
  }
  return new URL(address).origin;
}

/**
 * Tells whom a page's scripts may ask, by the names of its islands.
 *
 * @param settings the addresses that this build was given; an empty one is never asked
 * @throws {Error} when an address cannot be read
 */
export function connectionsFor(settings: FormSettings): (islands: readonly string[]) => string[] {
  const known = askers
    .filter(({ of }) => settings[of] !== '')
    .map(({ setting, of, forms }) => ({
      islands: new Set(forms.map((form) => `${form}-form`)),
      source: sourceOf(setting, settings[of]),
    }));

  return (names) => [
    ...new Set(known.filter(({ islands }) => names.some((name) => islands.has(name))).map(({ source }) => source)),
  ];
}
