import { currentLanguage } from '../current-language';
import { contentIn, type Content, type Item } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { makerIn } from '@/lib/page-heads';

export type Piece = Item<'pieces'>;

/** A piece by id; undefined if it does not exist. */
export const pieceAt = (id: string, language: Language = currentLanguage()): Piece | undefined =>
  contentIn(language).pieces.find((piece) => piece.id === id);

/** The maker of a piece and her hub. */
export const makerOf = (piece: Pick<Piece, 'mentor' | 'story'>, language: Language = currentLanguage()) =>
  makerIn(contentIn(language), piece);

/** The pieces made at a hub. */
export const piecesFrom = (hub: string, language: Language = currentLanguage()): readonly Piece[] =>
  contentIn(language).pieces.filter((piece) => makerOf(piece, language).hub?.id === hub);

/** The pieces made by a mentor. */
export const piecesBy = (mentor: string): readonly Piece[] =>
  contentIn().pieces.filter((piece) => piece.mentor === mentor);

/** View box units per centimetre in the drawings of pieces. */
const UNITS_TO_A_CENTIMETRE = 20;

/** Converts view box units to centimetres. */
export const centimetresOf = (units: number): number => units / UNITS_TO_A_CENTIMETRE;

/** Converts centimetres to CSS pixels: 96 per inch (CSS Values and Units, 6.2). */
export const cssPixels = (centimetres: number): number => (centimetres * 96) / 2.54;

/** The delivery charge within India for an order value, in whole rupees (content/site/policy-constants.yaml). */
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
