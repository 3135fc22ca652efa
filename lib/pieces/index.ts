import { contentIn, type Content, type Item } from '@/lib/content';
import { type Hub, hubAt } from '@/lib/hubs';
import type { Language } from '@/lib/languages';
import { mentorAt } from '@/lib/mentors';

export type Piece = Item<'pieces'>;

/** The piece of an id; nothing for an id that is none. */
export const pieceAt = (id: string, language: Language): Piece | undefined =>
  contentIn(language).pieces.find((piece) => piece.id === id);

type Maker = { readonly id: string; readonly name: string; readonly town: string; readonly hub: Hub | undefined };

/** Who makes a piece, and where: a woman of the success stories works where she learned. */
export function makerOf({ mentor, story }: Pick<Piece, 'mentor' | 'story'>, language: Language): Maker {
  const linkedStory = contentIn(language).successStories.find(({ id }) => id === story);
  const teacher = mentorAt(mentor ?? linkedStory?.mentor ?? '', language);
  const { id = '', name = '' } = linkedStory ?? teacher ?? {};
  const hub = hubAt(teacher?.hub ?? '', language);
  return { id, name, town: hub?.location ?? '', hub };
}

/** The pieces that come from a hub. */
export const piecesFrom = (hub: string, language: Language): readonly Piece[] =>
  contentIn(language).pieces.filter((piece) => makerOf(piece, language).hub?.id === hub);

/** The pieces that a mentor makes. */
export const piecesBy = (mentor: string, language: Language): readonly Piece[] =>
  contentIn(language).pieces.filter((piece) => piece.mentor === mentor);

/** Units of the view box of a piece's drawing to a centimetre. */
const UNITS_TO_A_CENTIMETRE = 20;

/** Centimetres of a length in a piece's drawing. */
export const centimetresOf = (units: number): number => units / UNITS_TO_A_CENTIMETRE;

/** CSS pixels of a length in centimetres: 96 to 2.54 (CSS Values and Units, 6.2). */
export const cssPixels = (centimetres: number): number => (centimetres * 96) / 2.54;

/** The delivery charge in India of an order of so much, in whole rupees (content/site/policy-constants.yaml). */
export function deliveryCharge(
  value: number,
  {
    rupees,
  }: {
    readonly rupees: Pick<
      Content['constants']['rupees'],
      'lowBandBelow' | 'lowBandCharge' | 'middleBandTo' | 'middleBandCharge'
    >;
  },
): number {
  if (value < rupees.lowBandBelow) return rupees.lowBandCharge;
  return value <= rupees.middleBandTo ? rupees.middleBandCharge : 0;
}
