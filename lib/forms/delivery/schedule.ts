const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** How long to wait after the first, second, … failure; the last stands for all that follow. */
const delays = [5 * seconds, 30 * seconds, 2 * minutes, 10 * minutes, hours] as const;

export const mostTries = 10;
export const longestTime = 7 * 24 * hours;

/** How long to wait before the next try, after so many that have failed. */
export const delayAfter = (failures: number): number => delays[failures - 1] ?? hours;

/** How long it is until a try is due, in milliseconds. A clock that was put back must not hold one for ever. */
export const timeUntil = (nextAt: number, now: number): number =>
  nextAt - now > hours ? 0 : Math.max(0, nextAt - now);

/** Whether it is time to stop trying, and to offer the visitor another way. */
export const isGivenUp = (failures: number, firstAt: number, now: number): boolean =>
  failures >= mostTries || now - firstAt >= longestTime;
