import type { Content } from '@/lib/content';
import { doorPeriods, inSentence, readCount, readPeriod } from '@/lib/content/values';
import type { Language } from '@/lib/languages';
import { festivals, lastOrderDay, priceSteps, weeksBefore } from '@/lib/gifting';
import { fill } from '@/lib/text/fill';
import { formatsOf, unbroken } from '@/lib/text/format';

/** A number in prose: as a word if the language has one, else in digits. */
const readNumber = (value: number, language: Language, words: Content['interface']): string =>
  words.numbers[value] ?? formatsOf(language).number(value);

/** The monthly income for this many hours a day, at the hourly rate of a practised maker. */
const monthAt = (hours: number, { rupees, numbers }: Content['constants']): number =>
  hours * rupees.hourRate * numbers.workDays;

/** Limits of the price tiers, and the last order days per festival: `deepavaliSmall`. */
function giftVariables(constants: Content['constants'], formats: ReturnType<typeof formatsOf>): [string, string][] {
  const steps = priceSteps(constants);
  const names = ['Small', 'Middle', 'Large'];
  return steps.flatMap((step, index): [string, string][] => [
    ...(step.to === undefined
      ? []
      : [[`gifts${names[index] ?? ''}To`, formats.number(step.to)] satisfies [string, string]]),
    ...festivals.map((festival): [string, string] => [
      `${festival}${names[index] ?? ''}`,
      formats.date(lastOrderDay(constants.dates[festival], weeksBefore(step, constants.periods, true))),
    ]),
  ]);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * All variables that a text can use as `{name}`:
 * - constants of the policies; a period without its unit is `{refund.count}`, a delivery time `{doorMetro}`
 * - published figures; the date until which one is counted is `{artisans.asOf}`
 * - contact details
 * - the number of items in each collection, as a word (`{hubs}`, capitalised `{Hubs}`) or in digits (`{hubs.count}`)
 * - the crafts of the hubs as a list (`{crafts}`)
 * - monthly income for three and five hours a day (`{monthAt3Hours}`, `{monthAt5Hours}`)
 * - the last order day for a festival (`{deepavaliSmall}`)
 *
 * @param counts the number of items by collection, and by status, such as `hubsActive`
 * @param crafts the crafts of the hubs, in order
 */
export function variablesOf(
  site: Pick<Content, 'enterprise' | 'figures' | 'constants' | 'interface'>,
  counts: Readonly<Record<string, number>>,
  crafts: readonly string[],
  language: Language,
): ReadonlyMap<string, string> {
  const { enterprise, figures, constants, interface: words } = site;
  const formats = formatsOf(language);
  // In a Tamil sentence the plus of '5000+' is omitted, because the text has 'more than'.
  const withoutPlus = (value: string): string => (language === 'ta' ? value.replace(/\+$/, '') : value);
  const digits = Object.fromEntries(
    Object.entries(counts).map(([name, value]): [string, string] => [`${name}.count`, formats.number(value)]),
  );

  return new Map<string, string>([
    ...Object.entries(constants.rupees).map(([name, amount]): [string, string] => [name, formats.rupees(amount)]),
    ...Object.entries({ ...constants.periods, ...doorPeriods(constants) }).flatMap(
      ([name, period]): [string, string][] => [
        [name, readPeriod(period, language, words)],
        [`${name}.count`, readCount(period, language)],
      ],
    ),
    ...Object.entries(constants.shares).map(([name, share]): [string, string] => [name, formats.share(share)]),
    ...Object.entries(constants.ages).map(([name, age]): [string, string] => [name, formats.number(age)]),
    ...Object.entries(constants.numbers).map(([name, value]): [string, string] => [name, formats.number(value)]),
    ...Object.entries(constants.dates).map(([name, date]): [string, string] => [name, formats.date(date)]),
    ...giftVariables(constants, formats),
    ['monthAt3Hours', formats.rupees(monthAt(3, constants))],
    ['monthAt5Hours', formats.rupees(monthAt(5, constants))],
    ...figures.figures.flatMap(({ name, value, asOf }): [string, string][] => [
      [name, withoutPlus(fill(value, digits))],
      [`${name}.asOf`, formats.date(asOf)],
    ]),
    ...Object.entries(digits),
    ...Object.entries(counts).flatMap(([name, value]): [string, string][] => [
      [name, readNumber(value, language, words)],
      [capital(name), capital(readNumber(value, language, words))],
    ]),
    ['crafts', formats.list(crafts.map(inSentence))],
    ['name', enterprise.name],
    ['legalName', enterprise.legalName],
    ['phone', unbroken(enterprise.phone)],
    ['whatsapp', unbroken(enterprise.whatsapp)],
    ['email', enterprise.email],
    ['supportHours', enterprise.hours.support],
    ['ordersHours', enterprise.hours.orders],
  ]);
}
