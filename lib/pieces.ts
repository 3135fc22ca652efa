import { contentIn, type Item } from '@/lib/content';
import { hubAt } from '@/lib/hubs';
import type { Language } from '@/lib/languages';
import { mentorAt } from '@/lib/mentors';

export type Piece = Item<'pieces'>;

/** The piece of an id; nothing for an id that is none. */
export const pieceAt = (id: string, language: Language): Piece | undefined =>
  contentIn(language).pieces.find((piece) => piece.id === id);

/** Who makes a piece, and in which town: a woman of the success stories works where she learned. */
export function makerOf({ mentor, story }: Pick<Piece, 'mentor' | 'story'>, language: Language) {
  const told = contentIn(language).successStories.find(({ id }) => id === story);
  const teacher = mentorAt(mentor ?? told?.mentor ?? '', language);
  return { name: (told ?? teacher)?.name ?? '', town: hubAt(teacher?.hub ?? '', language)?.location ?? '' };
}
