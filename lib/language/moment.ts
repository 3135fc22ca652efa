import { fill } from './fill';

/** The parts of the day used with hours in Tamil. */
export const dayParts = ['small hours', 'morning', 'midday', 'evening', 'night'] as const;

type MomentWords = Readonly<Record<(typeof dayParts)[number], string>>;

/**
 * Formats times in the visitor's time zone: '22 November 2026, 9:05 AM'; in Tamil, with the part of the day before the hour.
 *
 * @returns a formatter from ISO 8601 to text; it returns undefined for an invalid date
 */
export function createMomentFormat(locale: string, words: MomentWords): (iso: string) => string | undefined {
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });

  return (iso) => {
    const moment = new Date(iso);
    if (Number.isNaN(moment.getTime())) return undefined;
    const hour = moment.getHours();
    const part =
      hour < 4 ? 'small hours' : hour < 12 ? 'morning' : hour < 16 ? 'midday' : hour < 19 ? 'evening' : 'night';
    // Intl adds a comma before the year in Tamil.
    const date = days.format(moment).replace(',', '');
    return fill(words[part], { date, time: `${hour % 12 || 12}:${String(moment.getMinutes()).padStart(2, '0')}` });
  };
}
