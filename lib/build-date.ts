import { buildDateSetting } from './env';

/**
 * The moment that a date or an instant in ISO 8601 means; nothing where it is neither. A date alone means that day's first
 * minute in Tenkasi.
 */
export function momentOf(text: string): Date | undefined {
  const [, day = '', time] =
    /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.exec(text) ?? [];
  const start = new Date(`${day}T00:00:00Z`);
  // `Date` takes the 30th of February for a day in March.
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
  const moment = new Date(`${day}${time ?? 'T00:00:00+05:30'}`);
  return day !== '' && isDay && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/**
 * The moment this build takes for now: what lies before it is over.
 *
 * @param setting `KAIVINAI_BUILD_DATE`, a date or an instant in ISO 8601, so that a build can be made again as of a day
 * @throws RangeError when the setting is no date
 */
export function buildDate(setting: string = buildDateSetting()): Date {
  if (setting === '') return new Date();

  const moment = momentOf(setting);
  if (!moment) {
    throw new RangeError(`KAIVINAI_BUILD_DATE is '${setting}', which is no date. Write it as 2026-11-21.`);
  }
  return moment;
}
