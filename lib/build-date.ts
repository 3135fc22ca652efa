import { buildDateSetting, momentOf } from './env';

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
