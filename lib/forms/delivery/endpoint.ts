import { netlifyEndpoint } from '@/lib/env';

import type { FormName, StoredRecord } from '../definitions';

/** How the form service expects requests. */
export type EndpointSettings = {
  readonly url: string;
  readonly format: 'json' | 'urlencoded';
  /** How success is detected: `ok` or `success` in a JSON response, either of them ('answer'), or the HTTP status. */
  readonly success: 'answer' | 'status' | 'ok' | 'success';
  /** The name of the honeypot field; empty for none. */
  readonly honeypot: string;
  /** Additional fields to send with each form, as a query string: `access_key=…&form-name={form}`. */
  readonly fields: string;
};

export type Delivery = {
  /** The id of the submission: the same for each attempt, so that the service can detect duplicates. */
  readonly id: string;
  readonly form: FormName;
  readonly record: StoredRecord;
  /** The content of the honeypot field. */
  readonly honeypotValue: string;
};

/** Builds the request for one submission. */
export function requestFor({ id, form, record, honeypotValue }: Delivery, settings: EndpointSettings) {
  const extra = new URLSearchParams(settings.fields.replace(/\{form\}/g, form));
  const body: Record<string, string> = {
    ...Object.fromEntries(extra),
    ...(settings.honeypot === '' ? {} : { [settings.honeypot]: honeypotValue }),
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

/** The result of one attempt. */
export type Outcome =
  | { readonly kind: 'delivered' }
  /** Rejected by the service: a retry would not help. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'retry' };

const isTransient = (status: number): boolean => status === 408 || status === 425 || status === 429 || status >= 500;

// Values in JSON; booleans also as numbers and as strings, because FormSubmit returns 'false'.
const isTrue = (value: unknown): boolean => /^"?(?:true|1)"?$/i.test(JSON.stringify(value));
const isFalse = (value: unknown): boolean => /^"?(?:false|0)"?$/i.test(JSON.stringify(value));
const isNothing = (value: unknown): boolean => /^(?:null|""|\[\]|\{\})$/.test(JSON.stringify(value));

/** A response in words, or one of its values in JSON, that names a failure. */
const failureText = /^"?(?:error|fail)|^[45]\d\d$/i;

/** Whether a field of a response names a failure: `error`, `errors`, `status: 'error'`, `code: 500`. */
const isFailureField = ([name, value]: readonly [string, unknown]): boolean =>
  /^errors?$/.test(name)
    ? !isNothing(value) && !isFalse(value)
    : /^(?:status|result|code)$/.test(name) && failureText.test(JSON.stringify(value));

/**
 * Reads whether a response confirms the submission. A response that reports failure never does, nor do an empty body
 * and an HTML page, whatever the settings: the login page of a captive portal also returns 200.
 */
export async function readOutcome(response: Response, { url, success }: EndpointSettings): Promise<Outcome> {
  if (isTransient(response.status)) {
    return { kind: 'retry' };
  }
  if (!response.ok) {
    return { kind: 'refused' };
  }
  // Netlify receives forms at the site's own origin and responds with HTML.
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
    const isCut = /^[{[]/.test(text);
    return { kind: success === 'status' && !isCut && !failureText.test(text) ? 'delivered' : 'retry' };
  }
  const [only] = Array.isArray(answer) && answer.length === 1 ? (answer as readonly unknown[]) : [answer];
  const fields = typeof only === 'object' && only ? (only as Readonly<Record<string, unknown>>) : {};
  const words = [fields.ok, fields.success];
  if (words.some(isFalse)) {
    return { kind: 'refused' };
  }
  const isWithoutFailure =
    only !== null && !isFalse(only) && !failureText.test(text) && !Object.entries(fields).some(isFailureField);
  const isConfirmed = success === 'status' || (success === 'answer' ? words : [fields[success]]).some(isTrue);
  return { kind: isConfirmed && isWithoutFailure ? 'delivered' : 'refused' };
}
