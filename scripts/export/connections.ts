/** The islands that submit a form. They alone may ask anyone. */
const formIslands: readonly string[] = ['contact-form', 'join-form', 'subscribe-form'];

type FormSettings = {
  readonly lookupUrl: string;
  readonly deliveryUrl: string;
};

function originOf(setting: string, address: string): string {
  if (!URL.canParse(address)) {
    throw new Error(`${setting} is '${address}', and that is no address. Write it in full, with https://.`);
  }
  return new URL(address).origin;
}

/**
 * Tells whom a page's scripts may ask beyond this site, by the names of its islands.
 *
 * @param settings the addresses that this build was given; an empty one is never asked
 * @throws {Error} when an address cannot be read
 */
export function connectionsFor({ lookupUrl, deliveryUrl }: FormSettings): (islands: readonly string[]) => string[] {
  const addresses = Object.entries({
    NEXT_PUBLIC_IP_LOOKUP_URL: lookupUrl,
    NEXT_PUBLIC_FORM_ENDPOINT: deliveryUrl,
  }).filter(([, address]) => address !== '');
  const origins = [...new Set(addresses.map(([setting, address]) => originOf(setting, address)))];

  return (islands) => (islands.some((name) => formIslands.includes(name)) ? origins : []);
}
