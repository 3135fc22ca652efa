import { withOffset } from '@/lib/calendar-time';
import { contentIn, type Item } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

/** An open role. */
export type CareerOpening = Item<'careers'>;

/** The last moment to apply: the end of the day that the role names, in Tenkasi. */
export const lastMoment = ({ closes }: Pick<CareerOpening, 'closes'>): string => withOffset(`${closes}T23:59:59`);

/** Whether it is too late to apply for a role. */
export const isClosed = (opening: Pick<CareerOpening, 'closes'>, now: Date): boolean =>
  new Date(lastMoment(opening)) < now;

/** The roles one can apply for, and those one cannot any more, each in the list's order. */
export const byState = <Opening extends Pick<CareerOpening, 'closes'>>(openings: readonly Opening[], now: Date) => ({
  open: openings.filter((opening) => !isClosed(opening, now)),
  closed: openings.filter((opening) => isClosed(opening, now)),
});

type Fact = readonly [name: string, value: string];

/** The facts of a role as a reader sees them: place, pay, type, and the last day to apply. */
export function roleFacts(opening: CareerOpening, language: Language): readonly [Fact, Fact, Fact, Fact] {
  const { facts, pay: payWords, types, remote } = contentIn(language).pages.careers.role;
  const { locality, country = '', pay, employmentType, closes } = opening;
  const { date, rupees } = formatsOf(language);
  return [
    [facts.place, locality ?? fill(remote, { country })],
    [facts.pay, fill(payWords[pay.per], { from: rupees(pay.from), to: rupees(pay.to) })],
    [facts.type, types[employmentType]],
    [facts.closes, date(closes)],
  ];
}
