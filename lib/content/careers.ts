import { addOffset } from '@/lib/language/calendar-time';
import { getContent, type Item } from '@/lib/content';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

/** An open role. */
export type CareerOpening = Item<'careers'>;

/** The last moment to apply: the end of the closing day, in India. */
export const getLastMoment = ({ closes }: Pick<CareerOpening, 'closes'>): string => addOffset(`${closes}T23:59:59`);

/** Whether the closing date has passed. */
export const isClosed = (opening: Pick<CareerOpening, 'closes'>, now: Date): boolean =>
  new Date(getLastMoment(opening)) < now;

/** Splits roles into open and closed, keeping the order. */
export const splitByState = <Opening extends Pick<CareerOpening, 'closes'>>(
  openings: readonly Opening[],
  now: Date,
) => ({
  open: openings.filter((opening) => !isClosed(opening, now)),
  closed: openings.filter((opening) => isClosed(opening, now)),
});

type Fact = readonly [name: string, value: string];

/** The facts of a role as shown on its page: location, pay, type and closing date. */
export function listRoleFacts(opening: CareerOpening): readonly [Fact, Fact, Fact, Fact] {
  const { facts, pay: payWords, types, remote } = getContent().pages.careers.role;
  const { locality, country = '', pay, employmentType, closes } = opening;
  const { date, rupees } = getFormats();
  return [
    [facts.place, locality ?? fill(remote, { country })],
    [facts.pay, fill(payWords[pay.per], { from: rupees(pay.from), to: rupees(pay.to) })],
    [facts.type, types[employmentType]],
    [facts.closes, date(closes)],
  ];
}
