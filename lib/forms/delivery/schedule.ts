const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Delays after the first, second, … failure; the last one applies to all further failures. */
const delays = [5 * seconds, 30 * seconds, 2 * minutes, 10 * minutes, hours] as const;

export const maxAttempts = 10;
export const longestTime = 7 * 24 * hours;

/** The delay before the next attempt, after this many failures. */
export const getDelay = (failures: number): number => delays[failures - 1] ?? hours;

/** Milliseconds until an attempt is due; 0 if that is implausibly far, because the clock was set back. */
export const getTimeUntil = (nextAt: number, now: number): number =>
  nextAt - now > hours ? 0 : Math.max(0, nextAt - now);

/** Whether to stop retrying and offer other ways to send. */
export const isGivenUp = (failures: number, firstAt: number, now: number): boolean =>
  failures >= maxAttempts || now - firstAt >= longestTime;
