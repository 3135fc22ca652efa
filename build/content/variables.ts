import type { Content } from '@/lib/content';
import { doorPeriods, inSentence, readCount, readPeriod } from '@/lib/content/values';
import type { Language } from '@/lib/languages';
import { festivals, lastOrderDay, priceSteps, weeksBefore } from '@/lib/gifting';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';
import { unbroken } from '@/lib/text/unbroken';

/** A number in prose: a word where the language has one for it, else its digits. */
const readNumber = (value: number, language: Language, words: Content['interface']): string =>
  words.numbers[value] ?? formatsOf(language).number(value);

/** What so many hours a day bring in a usual month, at the rate of a practised maker. */
const monthAt = (hours: number, { rupees, numbers }: Content['constants']): number =>
  hours * rupees.hourRate * numbers.workDays;

/** The last numbers of the breaks of gifts, and the last days to order them for a festival: `deepavaliSmall`. */
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
 * Everything a text may name as `{name}`: the constants of the policies, the published figures, how to reach us, and how
 * many items each collection has, in words (`{hubs}`, and `{Hubs}` at the start of a sentence) and digits
 * (`{hubs.count}`), and the crafts of the hubs in a row (`{crafts}`). A period is without its unit as `{refund.count}`;
 * from the order to the door it is `{doorMetro}`. What three and five hours a day bring in a month is `{monthAt3Hours}` and
 * `{monthAt5Hours}`; the last day to order for a festival `{deepavaliSmall}`. The day a figure is counted until is `{artisans.asOf}`.
 *
 * @param counts the number of items by collection, and of parts of one, such as `hubsActive`
 * @param crafts what the hubs teach, in their order
 */
export function variablesOf(
  site: Pick<Content, 'enterprise' | 'figures' | 'constants' | 'interface'>,
  counts: Readonly<Record<string, number>>,
  crafts: readonly string[],
  language: Language,
): ReadonlyMap<string, string> {
  const { enterprise, figures, constants, interface: words } = site;
  const formats = formatsOf(language);
  // A plus is beside a number that is alone; in a Tamil sentence words say 'more than'.
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
    ['phone', unbroken(enterprise.phone)],
    ['whatsapp', unbroken(enterprise.whatsapp)],
    ['email', enterprise.email],
    ['supportHours', enterprise.hours.support],
    ['ordersHours', enterprise.hours.orders],
  ]);
}
