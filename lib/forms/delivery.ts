import type { FormName, Values } from './definitions';
import { getSentMarkKey } from './sentMarks';
import type { SentRecord } from './stored';
import { runWithTimeLimit } from './timeLimit';

/** How the form service expects requests. */
export type EndpointSettings = {
  readonly url: string;
  readonly format: 'json' | 'urlencoded';
  /** The name of the honeypot field; empty for none. */
  readonly honeypot: string;
  /** Additional fields to send with each form, as a query string: `access_key=…&form-name={form}`. */
  readonly fields: string;
};

export type Delivery = {
  readonly form: FormName;
  readonly record: SentRecord;
  /** The content of the honeypot field. */
  readonly honeypotValue: string;
};

/** What a delivery needs of a browser. */
export type DeliveryPorts = {
  readonly settings: EndpointSettings;
  readonly fetch: typeof fetch;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Whether the record is still stored: a deleted one is not sent again. */
  readonly isStored: () => boolean;
  readonly log: (error: unknown) => void;
};

const timeLimit = 15_000;

/** Waits before the second and the third try, in milliseconds. */
const waits = [3000, 12_000] as const;

/** Builds the request. Its id comes from the record, so it is the same when the record is sent again. */
export function buildRequest({ form, record, honeypotValue }: Delivery, settings: EndpointSettings) {
  const body: Values = {
    ...Object.fromEntries(new URLSearchParams(settings.fields.replace(/\{form\}/g, form))),
    ...(settings.honeypot === '' ? {} : { [settings.honeypot]: honeypotValue }),
    ...record,
    form,
    id: getSentMarkKey(form, record),
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

/** An answer that reports failure. Quotes within its texts are escaped, so that they do not match. */
const failure =
  /^\W*(?:error|fail|false|null|0\W*$)|"(?:ok|success)"\s*:\s*"?(?:false|0)\b|"errors?"\s*:\s*(?!null|false|0|""|\[\]|\{\})|"(?:status|result|code)"\s*:\s*"?(?:error|fail|[45]\d\d\b)/i;

function isWholeJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The result of one try: a status of 2xx with an answer that does not report failure is success. A page of HTML and an
 * empty answer do not come from the service: the sign-in page of a hotel's network has the status 200, too.
 */
export async function readAnswer(response: Response): Promise<'accepted' | 'refused' | 'noAnswer'> {
  const { ok, status, headers } = response;
  if (!ok) return status >= 500 || [408, 425, 429].includes(status) ? 'noAnswer' : 'refused';
  const text = (await response.text()).trim();
  const isPage = text.startsWith('<') || headers.get('Content-Type')?.includes('html');
  const isCut = /^[{[]/.test(text) && !isWholeJson(text);
  if (text === '' || isPage || isCut) return 'noAnswer';
  return failure.test(text) ? 'refused' : 'accepted';
}

/** Sends a record, at most three times. Returns whether the service has accepted it. */
export async function sendRecord(delivery: Delivery, ports: DeliveryPorts): Promise<boolean> {
  const { settings, log } = ports;
  for (const wait of [0, ...waits]) {
    if (wait > 0) await ports.wait(wait);
    if (!ports.isStored()) return false;
    try {
      const answer = await runWithTimeLimit(timeLimit, async (signal) =>
        readAnswer(await ports.fetch(settings.url, { ...buildRequest(delivery, settings), signal })),
      );
      if (answer !== 'noAnswer') return answer === 'accepted';
    } catch (error) {
      log(error);
    }
  }
  return false;
}
