/**
 * What the forms of this build do beyond storing a record in the browser. The privacy policy is worded by the same
 * settings, so that it stays true of every build.
 */
export const formSettings = {
  /** The public service that tells a visitor's IP address, asked on submit only. Empty: no lookup. */
  lookupUrl: process.env.NEXT_PUBLIC_IP_LOOKUP_URL ?? 'https://api.ipify.org?format=json',
  /** Where a submitted form is delivered. Empty, the default: nowhere. */
  deliveryUrl: process.env.NEXT_PUBLIC_FORM_ENDPOINT ?? '',
} as const;
