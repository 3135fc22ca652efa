import { parseDate } from './text/format';

/** India has one time zone and no summer time, so its offset is a constant. */
const INDIA = '+05:30';

/** A day and an hour in Tenkasi, ISO 8601 without offset: `2026-12-12T10:00`. */
export type LocalTime = `${string}T${string}`;

/** A local time with its offset, which names the same instant everywhere: `2026-12-12T10:00+05:30`. */
export const withOffset = (local: LocalTime): string => `${local}${INDIA}`;

/** The first moment of a day in Tenkasi, for formats that ask for an hour. */
export const startOfDay = (day: string): string => withOffset(`${day}T00:00:00`);

/** In milliseconds. */
export const ONE_DAY = 86_400_000;

/** The day after a day: `2027-02-28` gives `2027-03-01`. */
export const dayAfter = (day: string): string =>
  new Date(parseDate(day).getTime() + ONE_DAY).toISOString().slice(0, 10);

/** The first moment after a day in Tenkasi, or after a month where a date names only that. */
export function endOfDate(date: string): Date {
  const [year = 0, month = 0, day = new Date(Date.UTC(year, month, 0)).getUTCDate()] = date.split('-').map(Number);
  return new Date(startOfDay(new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10)));
}
