import { parseDate } from './format';

/** India has one time zone and no daylight saving time, so the offset is constant. */
const INDIA = '+05:30';

/** An ISO 8601 date and time in India, without an offset: `2026-12-12T10:00`. */
export type LocalTime = `${string}T${string}`;

/** Adds India's offset to a local time: `2026-12-12T10:00+05:30`. */
export const addOffset = (local: LocalTime): string => `${local}${INDIA}`;

/** Midnight at the start of a day in India, for formats that require a time. */
export const startOfDay = (day: string): string => addOffset(`${day}T00:00:00`);

/** A day in milliseconds. */
export const ONE_DAY = 86_400_000;

/** The next day: `2027-02-28` gives `2027-03-01`. */
export const getDayAfter = (day: string): string =>
  new Date(parseDate(day).getTime() + ONE_DAY).toISOString().slice(0, 10);

/** Midnight in India after the given day or, for a month without a day, after its last day. */
export function getEndOfDate(date: string): Date {
  const [year = 0, month = 0, day = new Date(Date.UTC(year, month, 0)).getUTCDate()] = date.split('-').map(Number);
  return new Date(startOfDay(new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10)));
}
