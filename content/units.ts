import type { Period } from './policy-facts';

type Names = { readonly one: string; readonly many: string };

/** The units of a period, after its number: '1 month', '3-7 business days'. */
export const periodUnits: Readonly<Record<Period['unit'], Names>> = {
  hour: { one: 'hour', many: 'hours' },
  'business day': { one: 'business day', many: 'business days' },
  day: { one: 'day', many: 'days' },
  month: { one: 'month', many: 'months' },
  year: { one: 'year', many: 'years' },
};

/** The units of a file's size, after its number. */
export const fileSizeUnits = { bytes: 'bytes', kilobytes: 'kB', megabytes: 'MB' } as const;
