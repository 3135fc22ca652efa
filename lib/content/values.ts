import { getCurrentLanguage } from '@/lib/language/current-language';
import type { Language } from '@/lib/language';
import { getFormats } from '@/lib/language/format';

import type { Content } from './schemas';
import type { Period } from './schemas/constants';

/** A period without its unit: '3-7', '30'. */
export function formatCount({ least, most }: Period, language: Language = getCurrentLanguage()): string {
  const { number } = getFormats(language);
  return least === undefined ? number(most) : `${number(least)}-${number(most)}`;
}

/** A period as shown to readers: '3-7 business days', '30 days', '1 month'. */
export function formatPeriod(period: Period, language: Language, words: Content['words']['site']): string {
  const { least, most, unit } = period;
  return `${formatCount(period, language)} ${words.periodUnits[unit][least === undefined && most === 1 ? 'one' : 'other']}`;
}

/** Time from order to delivery (packing plus transport), by delivery zone. */
export function getDoorPeriods({ periods }: Content['constants']): Readonly<Record<string, Period>> {
  const addProcessing = (period: Period): Period => ({
    least: (periods.processing.least ?? periods.processing.most) + (period.least ?? period.most),
    most: Math.max(periods.processing.most, periods.processingPeak.most) + period.most,
    unit: period.unit,
  });
  return {
    doorMetro: addProcessing(periods.standardMetro),
    doorTier1: addProcessing(periods.standardTier1),
    doorTier2: addProcessing(periods.standardTier2),
    doorRemote: addProcessing(periods.standardRemote),
  };
}

/** A name inside a sentence: lower case, as 'coconut shell', except acronyms such as 'EV'. */
export const lowerForSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
