import type { Period } from '@/content/policy-facts';
import { site } from '@/content/site';
import { periodUnits } from '@/content/units';

const dates = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: site.timeZone });
const months = new Intl.DateTimeFormat(site.locale, { month: 'long', year: 'numeric', timeZone: site.timeZone });
const weekdays = new Intl.DateTimeFormat(site.locale, { weekday: 'long', timeZone: site.timeZone });
const rupees = new Intl.NumberFormat(site.locale, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const numbers = new Intl.NumberFormat(site.locale);
const percents = new Intl.NumberFormat(site.locale, { style: 'percent' });

/**
 * Reads a calendar date and refuses one that does not exist, such as 2025-02-30.
 *
 * @param iso a date as `YYYY-MM-DD` or a month as `YYYY-MM` (ISO 8601)
 * @returns that day's start in UTC, which is the same calendar day in Asia/Kolkata
 * @throws RangeError when the text is no such date
 */
export function parseDate(iso: string): Date {
  const day = /^\d{4}-\d{2}$/.test(iso) ? `${iso}-01` : iso;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw new RangeError(`'${iso}' is not a date. Write it as YYYY-MM-DD, for example 2025-06-25.`);
  }
  return date;
}

/** A calendar date for a reader: `2025-06-25` becomes '25 June 2025'. */
export const formatDate = (iso: string): string => dates.format(parseDate(iso));

/** A month for a reader: `2025-06` becomes 'June 2025'. */
export const formatMonth = (iso: string): string => months.format(parseDate(iso));

/** A span of days for a reader: '9–10 January 2027'; one day where both are the same. */
export const formatDays = (first: string, last: string): string => dates.formatRange(parseDate(first), parseDate(last));

/** The day of the week for a reader: `2026-12-12` becomes 'Saturday'. */
export const formatWeekday = (iso: string): string => weekdays.format(parseDate(iso));

/** Whole rupees with Indian grouping: 5000000 becomes '₹50,00,000'. */
export const formatRupees = (amount: number): string => rupees.format(amount);

/** A whole number with Indian grouping: 5000000 becomes '50,00,000'. */
export const formatNumber = (value: number): string => numbers.format(value);

/** A share for a reader: 0.95 becomes '95%'. */
export const formatShare = (share: number): string => percents.format(share);

/** The count of a period without its unit, for a table whose caption names the unit: '3-7', or '30'. */
export const formatCount = ({ least, most }: Period): string =>
  least === undefined ? formatNumber(most) : `${formatNumber(least)}-${formatNumber(most)}`;

/** A period for a reader: '3-7 business days', '30 days', '1 month'. */
export const formatPeriod = (period: Period): string => {
  const isOne = period.least === undefined && period.most === 1;
  return `${formatCount(period)} ${periodUnits[period.unit][isOne ? 'one' : 'many']}`;
};
