import { currentLanguage } from '../current-language';
import { contentIn, type Item } from '@/lib/content';
import { hubAt, hubTitle } from '@/lib/hubs';
import type { Language } from '@/lib/languages';
import { formatsOf } from '@/lib/text/format';

export type Mentor = Item<'mentors'>;
export type Program = Item<'programs'>;
export type SuccessStory = Item<'successStories'>;

/** A mentor's first name: without initials. */
export const firstName = ({ name }: Pick<Mentor, 'name'>): string =>
  name.split(' ').find((word) => !word.endsWith('.')) ?? name;

/** The name of a mentor's hub: 'Weaving hub, Madurai'. */
export function hubName({ hub: id }: Pick<Mentor, 'hub'>, language: Language = currentLanguage()): string {
  const hub = hubAt(id, language);
  return hub ? hubTitle(hub) : id;
}

/** A mentor by id; undefined if she does not exist. */
export const mentorAt = (id: string, language: Language = currentLanguage()): Mentor | undefined =>
  contentIn(language).mentors.find((mentor) => mentor.id === id);

/** The mentors of a hub. */
export const mentorsOf = (hub: string): readonly Mentor[] => contentIn().mentors.filter((mentor) => mentor.hub === hub);

/** Other mentors for the end of a mentor's page: first those of the same hub, then the rest. */
export function companionsOf(
  { id, hub }: Pick<Mentor, 'id' | 'hub'>,
  count: number,
  language: Language = currentLanguage(),
) {
  const others = contentIn(language).mentors.filter((mentor) => mentor.id !== id);
  const isColleague = (mentor: Mentor): boolean => mentor.hub === hub;
  return [...others.filter(isColleague), ...others.filter((mentor) => !isColleague(mentor))].slice(0, count);
}

/** The courses of a mentor. */
export const programsOf = (id: string, language: Language = currentLanguage()): readonly Program[] =>
  contentIn(language).programs.filter(({ mentors }) => mentors.includes(id));

/** Success stories of a mentor's learners. */
export const storiesOf = (id: string): readonly SuccessStory[] =>
  contentIn().successStories.filter(({ mentor }) => mentor === id);

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
export function mentorTotals(
  list: readonly Pick<Mentor, 'hub' | 'guided' | 'rating' | 'totalReviews'>[],
  language: Language,
): MentorTotals {
  const { number } = formatsOf(language);
  const sum = (amount: (mentor: (typeof list)[number]) => number): number =>
    list.reduce((total, mentor) => total + amount(mentor), 0);

  const reviews = sum(({ totalReviews }) => totalReviews);
  const points = sum(({ rating, totalReviews }) => rating * totalReviews);

  return {
    mentors: number(list.length),
    hubs: number(new Set(list.map(({ hub }) => hub)).size),
    guided: number(sum(({ guided }) => guided)),
    reviews: number(reviews),
    rating: (reviews === 0 ? 0 : points / reviews).toFixed(1),
  };
}
