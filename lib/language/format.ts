import { getCurrentLanguage } from './current-language';
import type { Language } from '.';
import { locales } from '.';

/** The time zone of all dates on the site. */
export const timeZone = 'Asia/Kolkata';

/** Parses a day; throws for one that does not exist, such as 2025-02-30. */
export function parseDate(iso: string): Date {
  const day = /^\d{4}-\d{2}$/.test(iso) ? `${iso}-01` : iso;
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw new RangeError(`'${iso}' is not a date. Write it as YYYY-MM-DD, such as 2025-06-25.`);
  }
  return date;
}

function createFormats(language: Language) {
  const locale = `${locales[language]}-u-nu-latn`;
  const numbers = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const splitDate = (iso: string) => {
    const parts = new Map(dates.formatToParts(parseDate(iso)).map(({ type, value }) => [type, value]));
    return { day: parts.get('day'), month: parts.get('month'), year: parts.get('year') };
  };
  const formatDate = (iso: string): string => Object.values(splitDate(iso)).join(' ');
  // Intl adds a comma before a Tamil year and an en dash to a range, which Tamil does not use.
  const formatDays = (first: string, last: string): string => {
    const [from, to] = [splitDate(first), splitDate(last)];
    if (first === last) return formatDate(first);
    if (from.year !== to.year) return `${formatDate(first)} - ${formatDate(last)}`;
    if (from.month !== to.month) return `${from.day} ${from.month} - ${formatDate(last)}`;
    return `${from.day}-${formatDate(last)}`;
  };
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone });
  const shortWeekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone });

  return {
    /** An integer with Indian grouping: 5000000 becomes '50,00,000'. */
    number: (value: number): string => numbers.format(value),
    /** Rupees with Indian grouping: 5000000 becomes '₹50,00,000'. */
    rupees: (amount: number): string => money.format(amount),
    /** A percentage: 0.95 becomes '95%'. */
    share: (share: number): string => percents.format(share),
    /** A date: `2025-06-25` becomes '25 June 2025'. */
    date: formatDate,
    /** A month: `2025-06` becomes 'June 2025'. */
    month: (iso: string): string => months.format(parseDate(iso)),
    /** A date range: '9–10 January 2027'; a single date if both are equal. */
    days: (first: string, last: string): string =>
      language === 'ta' ? formatDays(first, last) : dates.formatRange(parseDate(first), parseDate(last)),
    /** A list: 'a, b and c'. Tamil has no 'and'. */
    list: (things: readonly string[]): string => (language === 'ta' ? things.join(', ') : lists.format(things)),
    /** A weekday: `2026-12-12` becomes 'Saturday'. */
    weekday: (iso: string): string => weekdays.format(parseDate(iso)),
    /** A weekday for a narrow column: `2026-12-12` becomes 'Sat'. */
    shortWeekday: (iso: string): string => shortWeekdays.format(parseDate(iso)),
  };
}

export type Formats = ReturnType<typeof createFormats>;

// Creating a formatter is much slower than using it.
const made = new Map<Language, Formats>();

/** Formatters for numbers and dates of a language. Digits are Western in all languages, as in the store. */
export function getFormats(language: Language = getCurrentLanguage()): Formats {
  const formats = made.get(language) ?? createFormats(language);
  made.set(language, formats);
  return formats;
}

/** Replaces spaces by no-break spaces, so that a phone number stays on one line. */
export const joinWithoutBreaks = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Escapes text for HTML or XML, in an element or a double-quoted attribute. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
