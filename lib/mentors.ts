import type { HubId } from '@/content/hubs';
import { mentors, type Mentor, type MentorId } from '@/content/mentors';
import { programs, type TrainingProgram } from '@/content/programs';
import { successStories, type SuccessStory } from '@/content/success-stories';

import { formatNumber } from './format';

/** How many a mentor has guided: the first word of `mentees`. */
export const womenGuided = ({ mentees }: Pick<Mentor, 'mentees'>): string => mentees.split(' ')[0] ?? '';

/** What a mentor is called by those she teaches. */
export const firstName = ({ name }: Pick<Mentor, 'name'>): string => name.split(' ')[0] ?? name;

/** The featured mentor of /mentorship: the first of the list. */
export const featuredMentor: Mentor = mentors[0];

/** Everyone else, in the list's order. */
export const otherMentors: readonly Mentor[] = mentors.slice(1);

export const mentorAt = (id: string): Mentor | undefined => mentors.find((mentor) => mentor.id === id);

/** Who teaches at a hub. */
export const mentorsOf = (hub: HubId): readonly Mentor[] => mentors.filter((mentor) => mentor.hub === hub);

/** So many others for the foot of a mentor's page: first those at the same hub, then the rest of the list. */
export function companionsOf({ id, hub }: Mentor, count: number): readonly Mentor[] {
  const others = mentors.filter((mentor) => mentor.id !== id);
  const isColleague = (mentor: Mentor): boolean => mentor.hub === hub;
  return [...others.filter(isColleague), ...others.filter((mentor) => !isColleague(mentor))].slice(0, count);
}

/** The courses a mentor teaches. */
export const programsOf = (id: string): readonly TrainingProgram[] =>
  programs.filter((program) => (program.mentors as readonly string[]).includes(id));

/** The stories of those a mentor taught. */
export const storiesOf = (id: string): readonly SuccessStory[] => successStories.filter((story) => story.mentor === id);

/**
 * The mentor that a story or a program names.
 *
 * @throws RangeError when she is not in the list; the content checks find that first
 */
export function namedMentor(id: MentorId): Mentor {
  const mentor = mentorAt(id);
  if (!mentor) {
    throw new RangeError(`No mentor has the id '${id}'.`);
  }
  return mentor;
}

/** What the mentors' records add up to. */
export type MentorTotals = {
  readonly mentors: string;
  readonly hubs: string;
  readonly guided: string;
  readonly reviews: string;
  /** The average of all reviews, to one decimal. */
  readonly rating: string;
};

/** Counts the mentors, their hubs, their learners and what those say of them. */
export function mentorTotals(
  list: readonly Pick<Mentor, 'hub' | 'mentees' | 'rating' | 'totalReviews'>[],
): MentorTotals {
  const sum = (amount: (mentor: (typeof list)[number]) => number): number =>
    list.reduce((total, mentor) => total + amount(mentor), 0);

  const reviews = sum(({ totalReviews }) => totalReviews);
  const points = sum(({ rating, totalReviews }) => rating * totalReviews);

  return {
    mentors: formatNumber(list.length),
    hubs: formatNumber(new Set(list.map(({ hub }) => hub)).size),
    guided: formatNumber(sum((mentor) => Number(womenGuided(mentor)))),
    reviews: formatNumber(reviews),
    rating: (reviews === 0 ? 0 : points / reviews).toFixed(1),
  };
}
