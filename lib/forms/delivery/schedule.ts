const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** How long to wait after the first, second, … failure; the last stands for all that follow. */
const delays = [5 * seconds, 30 * seconds, 2 * minutes, 10 * minutes, hours] as const;

/** Browsers that failed together must not come back together. */
const spread = 0.2;

export const mostTries = 10;
export const longestTime = 7 * 24 * hours;

/** No server may ask for more patience than this. */
const longestWait = 24 * hours;

/**
 * How long to wait before the next try.
 *
 * @param failures how many tries have failed, at least one
 * @param random from 0 up to 1
 * @param retryAfter what the server asked for, in milliseconds
 */
export function delayAfter(failures: number, random: number, retryAfter = 0): number {
  const delay = delays[Math.min(failures, delays.length) - 1] ?? hours;
  const spreadOut = delay * (1 - spread + 2 * spread * random);
  return Math.round(Math.max(spreadOut, Math.min(retryAfter, longestWait)));
}

/** How long it is until a try is due, in milliseconds. A clock that was put back must not hold one for ever. */
export function timeUntil(nextAt: number, now: number): number {
  const wait = nextAt - now;
  return wait > longestWait ? 0 : Math.max(0, wait);
}

/** Whether it is time to stop trying, and to offer the visitor another way. */
export const isGivenUp = (failures: number, firstAt: number, now: number): boolean =>
  failures >= mostTries || now - firstAt >= longestTime;

/** Reads a `Retry-After` header: seconds or a date (RFC 9110, 10.2.3); milliseconds from now, 0 when it says nothing. */
export function parseRetryAfter(header: string | null, now: number): number {
  if (header === null) {
    return 0;
  }
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * seconds : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}
