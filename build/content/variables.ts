import type * as z from 'zod';

import type { Content } from '@/lib/content/schemas';
import { getDoorPeriods, lowerForSentence, formatCount, formatPeriod } from '@/lib/content/values';
import type { Language } from '@/lib/language';
import { computeLastOrderDay, listPriceSteps, countWeeksBefore } from '@/lib/gifting';
import { choosePlural, fill } from '@/lib/language/fill';
import { getFormats, joinWithoutBreaks } from '@/lib/language/format';

import { everyCollection } from './load/entry';

/** A number in prose: as a word if the language has one, else in digits. */
const formatNumberWord = (value: number, language: Language, words: Content['words']['site']): string =>
  words.numbers[value] ?? getFormats(language).number(value);

/** The monthly income for this many hours a day, at the hourly rate of a practised maker. */
const computeMonth = (hours: number, { rupees, numbers }: Content['constants']): number =>
  hours * rupees.hourRate * numbers.workDays;

/** Limits of the price tiers, and the last day to order for each date: `deepavaliSmall`. */
function listGiftVariables(
  constants: Content['constants'],
  formats: ReturnType<typeof getFormats>,
): [string, string][] {
  const steps = listPriceSteps(constants);
  const names = ['Small', 'Middle', 'Large'];
  return steps.flatMap((step, index): [string, string][] => [
    ...(step.to === undefined
      ? []
      : [[`gifts${names[index] ?? ''}To`, formats.number(step.to)] satisfies [string, string]]),
    ...(constants.dates ?? []).map(({ name, day, kind }): [string, string] => [
      `${name}${names[index] ?? ''}`,
      formats.date(computeLastOrderDay(day, countWeeksBefore(step, constants.periods, kind))),
    ]),
  ]);
}

/** A text with a capital first letter. */
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listMakersAtWork = ({ hubs }: Pick<Content, 'hubs'>): number[] =>
  hubs.flatMap(({ status, makers }) => (status === 'Active' && makers !== undefined ? [makers] : []));

/**
 * Counts for texts: the items of each collection, in total and by the fields in `counted`, and the makers enrolled at
 * active hubs.
 */
export function countItems(content: Content): Record<string, number> {
  const all = content as unknown as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  const counts = Object.entries(everyCollection).flatMap(([name, { counted = [], schema }]) => {
    const items = all[name] ?? [];
    return [
      [name, items.length] as const,
      ...counted.flatMap((field) =>
        (schema.shape[field] as z.ZodEnum).options.map((value) => {
          const count = items.filter((item) => item[field] === value).length;
          return [`${name}${capitalise(String(value))}`, count] as const;
        }),
      ),
    ];
  });
  return Object.fromEntries([
    ...counts,
    ['makers', listMakersAtWork(content).reduce((sum, makers) => sum + makers, 0)],
  ]);
}

/**
 * Lists of hubs: how many are open, opening and planned (`{hubStates}`); of active hubs the makers (`{makersEach}`), the
 * places (`{activePlaces}`), and both with the craft (`{activeHubs}`).
 */
export function listHubVariables({ hubs, words }: Content, language: Language): [string, string][] {
  const { number, list } = getFormats(language);
  const states = (['Active', 'Opening', 'Planned'] as const).flatMap((status) => {
    const count = hubs.filter((hub) => hub.status === status).length;
    return count === 0
      ? []
      : [choosePlural(words.hub.states[status], count, formatNumberWord(count, language, words.site))];
  });
  const active = hubs.filter(({ status }) => status === 'Active');
  const described = active.map(
    ({ craft, location, makers = 0 }) => `${lowerForSentence(craft)} (${location}, ${number(makers)})`,
  );
  return [
    ['hubStates', list(states)],
    ['HubStates', capitalise(list(states))],
    ['makersEach', list(listMakersAtWork({ hubs }).map(number))],
    ['activePlaces', list([...new Set(active.map(({ location }) => location))])],
    ['activeHubs', list(described)],
  ];
}

/**
 * All variables that a text can use as `{name}`:
 * - constants of the policies; a period without its unit is `{refund.count}`, a delivery time `{doorMetro}`
 * - published figures, without their plus `{artisans.number}`; the date until which one is counted is `{artisans.asOf}`
 * - contact details
 * - the number of items in each collection, as a word (`{hubs}`, capitalised `{Hubs}`) or in digits (`{hubs.count}`)
 * - the crafts of the hubs as a list (`{crafts}`)
 * - monthly income for three and five hours a day (`{monthAt3Hours}`, `{monthAt5Hours}`)
 * - the last day to order for a date (`{deepavaliSmall}`)
 * - lists of hubs, see {@link listHubVariables}
 *
 * @param counts the number of items by collection, and by status, such as `hubsActive`
 */
export function buildVariables(
  content: Content,
  counts: Readonly<Record<string, number>>,
  language: Language,
): ReadonlyMap<string, string> {
  const { enterprise, figures, constants, hubs } = content;
  const words = content.words.site;
  const formats = getFormats(language);
  const removePlus = (value: string): string => value.replace(/\+$/, '');
  const digits = Object.fromEntries(
    Object.entries(counts).map(([name, value]): [string, string] => [`${name}.count`, formats.number(value)]),
  );

  return new Map<string, string>([
    ...Object.entries(constants.rupees).map(([name, amount]): [string, string] => [name, formats.rupees(amount)]),
    ...Object.entries({ ...constants.periods, ...getDoorPeriods(constants) }).flatMap(
      ([name, period]): [string, string][] => [
        [name, formatPeriod(period, language, words)],
        [`${name}.count`, formatCount(period, language)],
      ],
    ),
    ...Object.entries(constants.shares).map(([name, share]): [string, string] => [name, formats.share(share)]),
    ...Object.entries(constants.ages).map(([name, age]): [string, string] => [name, formats.number(age)]),
    ...Object.entries(constants.numbers).map(([name, value]): [string, string] => [name, formats.number(value)]),
    ...(constants.dates ?? []).map(({ name, day }): [string, string] => [name, formats.date(day)]),
    ...listGiftVariables(constants, formats),
    ['monthAt3Hours', formats.rupees(computeMonth(3, constants))],
    ['monthAt5Hours', formats.rupees(computeMonth(5, constants))],
    ...(figures.figures ?? []).flatMap(({ name, value, asOf }): [string, string][] => [
      // In a Tamil sentence the plus of '5000+' is omitted, because the text has 'more than'.
      [name, language === 'ta' ? removePlus(fill(value, digits)) : fill(value, digits)],
      [`${name}.number`, removePlus(fill(value, digits))],
      [`${name}.asOf`, formats.date(asOf)],
    ]),
    ...Object.entries(digits),
    ...Object.entries(counts).flatMap(([name, value]): [string, string][] => [
      [name, formatNumberWord(value, language, words)],
      [capitalise(name), capitalise(formatNumberWord(value, language, words))],
    ]),
    ['crafts', formats.list(hubs.map(({ craft, inProse }) => lowerForSentence(inProse ?? craft)))],
    ['name', enterprise.name],
    ['legalName', enterprise.legalName],
    ['phone', joinWithoutBreaks(enterprise.phone)],
    ['whatsapp', joinWithoutBreaks(enterprise.whatsapp)],
    ['email', enterprise.email],
    ['grievanceOfficer', enterprise.grievanceOfficer],
    ['supportHours', enterprise.hours.support],
    ['ordersHours', enterprise.hours.orders],
    ...listHubVariables(content, language),
  ]);
}
