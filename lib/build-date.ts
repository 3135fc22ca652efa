/**
 * The moment this build takes for now: what lies before it is over.
 *
 * @param setting `KAIVINAI_BUILD_DATE`, a date or an instant in ISO 8601, so that a build can be made again as of a day
 * @throws RangeError when the setting is no date
 */
export function buildDate(setting: string | undefined = process.env.KAIVINAI_BUILD_DATE): Date {
  if (!setting) return new Date();

  // A date alone means that day's first minute in Tenkasi.
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(setting) ? `${setting}T00:00:00+05:30` : setting);
  if (Number.isNaN(date.getTime())) {
    throw new RangeError(`KAIVINAI_BUILD_DATE is '${setting}', which is no date. Write it as 2026-11-21.`);
  }
  return date;
}
