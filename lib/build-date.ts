import { buildDateSetting } from './env';

/** Parses an ISO 8601 date or instant; undefined for any other text. A date alone means midnight in India. */
export function parseMoment(text: string): Date | undefined {
  const [, day = '', time] =
    /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.exec(text) ?? [];
  const start = new Date(`${day}T00:00:00Z`);
  // `Date` parses 30 February as a day in March.
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(day);
  const moment = new Date(`${day}${time ?? 'T00:00:00+05:30'}`);
  return day !== '' && isDay && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/**
 * The current time as the build sees it: anything earlier is past.
 *
 * @param setting `KAIVINAI_BUILD_DATE`, an ISO 8601 date or instant, which makes builds reproducible
 * @throws RangeError when the setting is not a date
 */
export function buildDate(setting: string = buildDateSetting()): Date {
  if (setting === '') return new Date();

  const moment = parseMoment(setting);
  if (!moment) {
    throw new RangeError(`KAIVINAI_BUILD_DATE is '${setting}', which is not a date. Write it as 2026-11-21.`);
  }
  return moment;
}
