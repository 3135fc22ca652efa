import type { FormName, StoredRecord } from '../definitions';

/** How a form service wants to be spoken to. */
export type EndpointSettings = {
  readonly url: string;
  readonly format: 'json' | 'urlencoded';
  /** How success is told: by the status alone, or by `ok` or `success` in a JSON answer. */
  readonly success: 'status' | 'ok' | 'success';
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

/** Reads whether an answer says that the submission has arrived. */
export async function readOutcome(response: Response, { success }: EndpointSettings): Promise<Outcome> {
  if (isTransient(response.status)) {
    return { kind: 'retry' };
  }
  if (!response.ok) {
    return { kind: 'refused' };
  }
  if (success === 'status') {
    return { kind: 'delivered' };
  }
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    // A page where JSON was due: the sign-in page of some network, not the service.
    return { kind: 'retry' };
  }
  const told: unknown =
    typeof answer === 'object' && answer && success in answer ? Reflect.get(answer, success) : false;
  // FormSubmit writes its truth as text.
  return { kind: told === true || told === 'true' ? 'delivered' : 'refused' };
}
