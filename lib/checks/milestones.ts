import type { Milestone } from '@/content/milestones';

import { checkItems, date, oneOf, optional, text, type Problem } from './rules';

const statuses = ['completed', 'upcoming', 'planned'];

/**
 * Every milestone has a date, a status and both its texts, and the hub it names exists.
 *
 * @param hubs the ids there are
 */
export const checkMilestones = (milestones: readonly Milestone[], hubs: readonly string[]): Problem[] =>
  checkItems('content/milestones.ts', milestones, 'title', {
    title: [text],
    date: [date],
    description: [text],
    details: [text],
    status: [oneOf('status', statuses)],
    hub: [optional(oneOf('hub', hubs))],
  });
