import { careers, type CareerOpening } from '@/content/careers';

import { formatDate } from './format';

/** The facts of a role as a reader sees them: place, type, and the last day to apply. */
export function roleFacts({ place, employmentType, closes }: CareerOpening): (readonly [string, string])[] {
  const { facts, types, remote } = careers.role;
  return [
    [facts.place, place.kind === 'remote' ? remote : place.locality],
    [facts.type, types[employmentType]],
    [facts.closes, formatDate(closes)],
  ];
}
