import { getContent, type Item } from '@/lib/content';
import { findHub, formatHubTitle } from './hubs';
import { getFormats } from '@/lib/language/format';

export type Mentor = Item<'mentors'>;
export type Program = Item<'programs'>;
export type SuccessStory = Item<'successStories'>;

/** A mentor's first name: without initials. */
export const getFirstName = ({ name }: Pick<Mentor, 'name'>): string =>
  name.split(' ').find((word) => !word.endsWith('.')) ?? name;

/** The name of a mentor's hub: 'Weaving hub, Madurai'. */
export function getHubName({ hub: id }: Pick<Mentor, 'hub'>): string {
  const hub = findHub(id);
  return hub ? formatHubTitle(hub) : id;
}

/** A mentor by id; undefined if she does not exist. */
export const findMentor = (id: string): Mentor | undefined => getContent().mentors.find((mentor) => mentor.id === id);

/** The mentors of a hub. */
export const listHubMentors = (hub: string): readonly Mentor[] =>
  getContent().mentors.filter((mentor) => mentor.hub === hub);

/** Other mentors for the end of a mentor's page: first those of the same hub, then the rest. */
export function listCompanions({ id, hub }: Pick<Mentor, 'id' | 'hub'>, count: number) {
  const others = getContent().mentors.filter((mentor) => mentor.id !== id);
  const isColleague = (mentor: Mentor): boolean => mentor.hub === hub;
  return [...others.filter(isColleague), ...others.filter((mentor) => !isColleague(mentor))].slice(0, count);
}

/** The courses of a mentor. */
export const listMentorPrograms = (id: string): readonly Program[] =>
  getContent().programs.filter(({ mentors }) => mentors.includes(id));

/** Success stories of a mentor's learners. */
export const listMentorStories = (id: string): readonly SuccessStory[] =>
  getContent().successStories.filter(({ mentor }) => mentor === id);

/** Totals over all mentors. */
export type MentorTotals = {
  readonly mentors: string;
  readonly hubs: string;
  readonly guided: string;
  readonly reviews: string;
  /** The average of all reviews, with one decimal. */
  readonly rating: string;
};

/** Counts mentors, hubs, learners and reviews. */
export function computeMentorTotals(
  list: readonly Pick<Mentor, 'hub' | 'guided' | 'rating' | 'totalReviews'>[],
): MentorTotals {
  const { number } = getFormats();
  const sum = (amount: (mentor: (typeof list)[number]) => number): number =>
    list.reduce((total, mentor) => total + amount(mentor), 0);

  const reviews = sum(({ totalReviews = 0 }) => totalReviews);
  const points = sum(({ rating = 0, totalReviews = 0 }) => rating * totalReviews);

  return {
    mentors: number(list.length),
    hubs: number(new Set(list.map(({ hub }) => hub)).size),
    guided: number(sum(({ guided }) => guided)),
    reviews: number(reviews),
    rating: (reviews === 0 ? 0 : points / reviews).toFixed(1),
  };
}
