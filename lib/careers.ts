import { careerOpenings, careers, type CareerOpening } from '@/content/careers';

import { withOffset } from './calendar-time';
import { formatDate } from './format';
import { listPage } from './paging';

/** The last moment to apply: the end of the day that the role names, in Tenkasi. */
export const lastMoment = ({ closes }: Pick<CareerOpening, 'closes'>): string => withOffset(`${closes}T23:59:59`);

/** Whether it is too late to apply for a role. */
export const isClosed = (opening: Pick<CareerOpening, 'closes'>, now: Date): boolean =>
  new Date(lastMoment(opening)) < now;

/** The roles one can apply for, and those one cannot any more, each in the list's order. */
export function byState(now: Date, openings: readonly CareerOpening[] = careerOpenings) {
  return {
    open: openings.filter((opening) => !isClosed(opening, now)),
    closed: openings.filter((opening) => isClosed(opening, now)),
  };
}

/** The roles as a list goes on over pages: the open ones, then the closed; and which of a page's roles are which. */
export function careersPage(now: Date, number: number, openings: readonly CareerOpening[] = careerOpenings) {
  const { open, closed } = byState(now, openings);
  const page = listPage('/careers', [...open, ...closed], number);
  return { page, ...byState(now, page.items) };
}

/** The facts of a role as a reader sees them: place, type, and the last day to apply. */
export function roleFacts({ place, employmentType, closes }: CareerOpening): (readonly [string, string])[] {
  const { facts, types, remote } = careers.role;
  return [
    [facts.place, place.kind === 'remote' ? remote : place.locality],
    [facts.type, types[employmentType]],
    [facts.closes, formatDate(closes)],
  ];
}
