import { fill } from './fill';

/** The parts of a day that an hour is said with. */
export const dayParts = ['small hours', 'morning', 'midday', 'evening', 'night'] as const;

type MomentWords = Readonly<Record<(typeof dayParts)[number], string>>;

/**
 * Writes moments in the visitor's own time: '22 Nov 2026, 9:05 AM', or with the part of the day before the hour, as Tamil
 * says it. The words are content.
 *
 * @returns what turns an instant (ISO 8601) into text; nothing for a text that is none
 */
export function momentFormat(locale: string, words: MomentWords): (iso: string) => string | undefined {
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });

  return (iso) => {
    const moment = new Date(iso);
    if (Number.isNaN(moment.getTime())) return undefined;
    const hour = moment.getHours();
    const part =
      hour < 4 ? 'small hours' : hour < 12 ? 'morning' : hour < 16 ? 'midday' : hour < 19 ? 'evening' : 'night';
    // Tamil would set a comma before the year.
    const date = days.format(moment).replace(',', '');
    return fill(words[part], { date, time: `${hour % 12 || 12}:${String(moment.getMinutes()).padStart(2, '0')}` });
  };
}
