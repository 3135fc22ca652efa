import type { VolunteerOpportunity } from '@/content/volunteer';

import { atLeast, checkCount, checkItems, text, type Problem, type Rule } from './rules';

const FILE = 'content/volunteer.ts';

/** Hours as a volunteer reads them: '2-4 hours a week'. */
const hours: Rule = (value) => {
  const found = /^(\d+)-(\d+) hours a week$/.exec(String(value));
  if (!found) {
    return `'${String(value)}' is not a span of hours. Write it like '2-4 hours a week'.`;
  }
  return Number(found[1]) < Number(found[2]) ? undefined : 'ends before it begins.';
};

/** Three roles for volunteers, each with hours, a place and duties. */
export function checkVolunteering(opportunities: readonly VolunteerOpportunity[]): Problem[] {
  return [
    ...checkCount(FILE, 'volunteerOpportunities', opportunities, 3),
    ...checkItems(FILE, opportunities, 'title', {
      title: [text],
      duration: [hours],
      location: [text],
      description: [text],
      features: [atLeast(1)],
    }),
  ];
}
