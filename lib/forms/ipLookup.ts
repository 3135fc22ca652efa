import { unknownIp } from './records';
import { runWithTimeLimit } from './timeLimit';

/** The time limit of the lookup in milliseconds, including the body. */
export const lookupTimeLimit = 3000;

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** Whether a URL accepts this host. Older browsers lack `URL.canParse`. */
function isHost(text: string): boolean {
  try {
    return new URL(`http://${text}/`).hostname !== '';
  } catch {
    return false;
  }
}

/** Whether a text is exactly an IPv4 or IPv6 address. */
export const isIpAddress = (text: string): boolean =>
  ipv4.test(text) || (/^[\da-f:.]{2,45}$/i.test(text) && text.includes(':') && isHost(`[${text}]`));

/** Extracts the address from a response such as `{"ip":"203.0.113.7"}`. */
export function parseLookup(body: string): string {
  const answer: unknown = JSON.parse(body);
  const ip = typeof answer === 'object' && answer && 'ip' in answer ? answer.ip : undefined;
  if (typeof ip !== 'string' || !isIpAddress(ip)) {
    throw new Error('The lookup answer contains no IP address.');
  }
  return ip;
}

async function request(url: string, fetcher: typeof fetch, signal: AbortSignal): Promise<string> {
  const response = await fetcher(url, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  });
  if (!response.ok) {
    throw new Error(`The lookup answered ${response.status}.`);
  }
  return parseLookup(await response.text());
}

type LookupPorts = {
  readonly fetch: typeof fetch;
  readonly log: (error: unknown) => void;
};

/** Requests the visitor's IP address from a public service. Always settles within the time limit. */
export async function fetchIp(url: string, ports: LookupPorts): Promise<string> {
  if (url === '') {
    return unknownIp;
  }
  try {
    return await runWithTimeLimit(lookupTimeLimit, (signal) => request(url, ports.fetch, signal));
  } catch (error) {
    ports.log(error);
    return unknownIp;
  }
}
