import { contentIn, type Item } from '@/lib/content';
import { hubAt, hubTitle } from '@/lib/hubs';
import type { Language } from '@/lib/languages';
import { formatsOf } from '@/lib/text/format';

export type Mentor = Item<'mentors'>;
export type Program = Item<'programs'>;
export type SuccessStory = Item<'successStories'>;

/** What a mentor is called by those she teaches: her name without initials. */
export const firstName = ({ name }: Pick<Mentor, 'name'>): string =>
  name.split(' ').find((word) => !word.endsWith('.')) ?? name;

/** The name of the hub she teaches at: 'Weaving hub, Madurai'. */
export function hubName({ hub: id }: Pick<Mentor, 'hub'>, language: Language): string {
  const hub = hubAt(id, language);
  return hub ? hubTitle(hub) : id;
}

/** The mentor of an id; nothing for an id that is none. */
export const mentorAt = (id: string, language: Language): Mentor | undefined =>
  contentIn(language).mentors.find((mentor) => mentor.id === id);

/** Who teaches at a hub. */
export const mentorsOf = (hub: string, language: Language): readonly Mentor[] =>
  contentIn(language).mentors.filter((mentor) => mentor.hub === hub);

/** So many others for the foot of a mentor's page: first those at the same hub, then the rest of the list. */
export function companionsOf({ id, hub }: Pick<Mentor, 'id' | 'hub'>, count: number, language: Language) {
  const others = contentIn(language).mentors.filter((mentor) => mentor.id !== id);
  const isColleague = (mentor: Mentor): boolean => mentor.hub === hub;
  return [...others.filter(isColleague), ...others.filter((mentor) => !isColleague(mentor))].slice(0, count);
}

/** The courses a mentor teaches. */
export const programsOf = (id: string, language: Language): readonly Program[] =>
  contentIn(language).programs.filter(({ mentors }) => mentors.includes(id));

/** The stories of those a mentor taught. */
export const storiesOf = (id: string, language: Language): readonly SuccessStory[] =>
  contentIn(language).successStories.filter(({ mentor }) => mentor === id);

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
