/**
 * What the build sets for the forms. Each name is read in full, for only then does the build write its value in place.
 */
export const settings = {
  /** The service that tells a visitor's internet address; empty switches the lookup off. */
  ipLookupUrl: process.env.NEXT_PUBLIC_IP_LOOKUP_URL ?? 'https://api.ipify.org?format=json',
} as const;

/** The name of the service, for the line that tells a visitor whom the form asks. */
export const lookupHost: string = settings.ipLookupUrl === '' ? '' : new URL(settings.ipLookupUrl).host;
