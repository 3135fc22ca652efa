import type { Milestone } from '@/content/milestones';

import { checkItems, checkOnePage, date, oneOf, optional, text, type Problem } from './rules';

const FILE = 'content/milestones.ts';

const statuses = ['completed', 'upcoming', 'planned'];

/**
 * Every milestone has a date, a status and both its texts, and the hub it names exists; there are no more
 * than one page shows.
 *
 * @param hubs the ids there are
 */
export const checkMilestones = (milestones: readonly Milestone[], hubs: readonly string[]): Problem[] => [
  ...checkItems(FILE, milestones, 'title', {
    title: [text],
    date: [date],
    description: [text],
    details: [text],
    status: [oneOf('status', statuses)],
    hub: [optional(oneOf('hub', hubs))],
  }),
  ...checkOnePage(FILE, 'milestones', milestones, 'the timeline'),
];
