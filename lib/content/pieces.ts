import { getCurrentLanguage } from '@/lib/language/current-language';
import { getContent, type Content, type Item } from '@/lib/content';
import type { Language } from '@/lib/language';
import { findMaker } from './page-heads';

export type Piece = Item<'pieces'>;

/** A piece by id; undefined if it does not exist. */
export const findPiece = (id: string): Piece | undefined => getContent().pieces.find((piece) => piece.id === id);

/** The maker of a piece and her hub. */
export const getMaker = (piece: Pick<Piece, 'mentor' | 'story'>, language: Language = getCurrentLanguage()) =>
  findMaker(getContent(language), piece);

/** The pieces made at a hub. */
export const listHubPieces = (hub: string): readonly Piece[] =>
  getContent().pieces.filter((piece) => getMaker(piece).hub?.id === hub);

/** The pieces made by a mentor. */
export const listMentorPieces = (mentor: string): readonly Piece[] =>
  getContent().pieces.filter((piece) => piece.mentor === mentor);

/** View box units per centimetre in the drawings of pieces. */
const UNITS_TO_A_CENTIMETRE = 20;

/** Converts view box units to centimetres. */
export const toCentimetres = (units: number): number => units / UNITS_TO_A_CENTIMETRE;

/** Converts centimetres to CSS pixels: 96 per inch (CSS Values and Units, 6.2). */
export const toCssPixels = (centimetres: number): number => (centimetres * 96) / 2.54;

/** The delivery charge within India for an order value, in whole rupees (content/site/policy-constants.yaml). */
export function computeDeliveryCharge(
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
