import { netlifyEndpoint } from '@/lib/env';

import type { FormName, StoredRecord } from '../definitions';

/** How a form service wants to be spoken to. */
export type EndpointSettings = {
  readonly url: string;
  readonly format: 'json' | 'urlencoded';
  /** What says that a submission arrived: `ok` or `success` in a JSON answer, either of them, or the status. */
  readonly success: 'answer' | 'status' | 'ok' | 'success';
  /** The name of a field that only machines fill in; empty for none. */
  readonly honeypot: string;
  /** More fields to send with each form, as a query: `access_key=…&form-name={form}`. */
  readonly fields: string;
};

export type Delivery = {
  /** The same at each try, so that the service can tell a second delivery of one message. */
  readonly id: string;
  readonly form: FormName;
  readonly record: StoredRecord;
  /** What was found in the honeypot. */
  readonly trap: string;
};

/** The request that delivers one submission. */
export function requestFor({ id, form, record, trap }: Delivery, settings: EndpointSettings) {
  const extra = new URLSearchParams(settings.fields.replace(/\{form\}/g, form));
  const body: Record<string, string> = {
    ...Object.fromEntries(extra),
    ...(settings.honeypot === '' ? {} : { [settings.honeypot]: trap }),
    ...record,
    form,
    id,
  };
  const isJson = settings.format === 'json';
  return {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
    },
    body: isJson ? JSON.stringify(body) : new URLSearchParams(body).toString(),
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'strict-origin',
  } as const satisfies RequestInit;
}

/** What became of one try. */
export type Outcome =
  | { readonly kind: 'delivered' }
  /** The service does not want it: another try would change nothing. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'retry' };

const isTransient = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** FormSubmit writes its truth as text. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';
const isFalse = (value: unknown): boolean => value === false || value === 'false';

/**
 * Reads whether an answer says that the submission has arrived. One that says no never does, and neither do an empty one
 * and a page, whatever the settings: the sign-in page of some network answers 200, too.
 */
export async function readOutcome(response: Response, { url, success }: EndpointSettings): Promise<Outcome> {
  if (isTransient(response.status)) {
    return { kind: 'retry' };
  }
  if (!response.ok) {
    return { kind: 'refused' };
  }
  // Netlify takes forms at the site's own origin, and answers with a page.
  if (url === netlifyEndpoint) {
    return { kind: 'delivered' };
  }
  const text = (await response.text()).trim();
  if (text === '' || text.startsWith('<') || response.headers.get('Content-Type')?.includes('html')) {
    return { kind: 'retry' };
  }
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { kind: success === 'status' ? 'delivered' : 'retry' };
  }
  const fields = typeof answer === 'object' && answer ? (answer as Readonly<Record<string, unknown>>) : {};
  const words = [fields.ok, fields.success];
  if (words.some(isFalse)) {
    return { kind: 'refused' };
  }
  const isAccepted = success === 'status' || (success === 'answer' ? words.some(isTrue) : isTrue(fields[success]));
  return { kind: isAccepted ? 'delivered' : 'refused' };
}
