import type { Content, Item } from '@/lib/content';
import { ONE_DAY } from '@/lib/calendar-time';
import type { Piece } from '@/lib/pieces';
import { parseDate } from '@/lib/text/format';

export type GiftSet = Item<'giftSets'>;

type Prices = Content['pages']['b2b']['prices'];

/** What a number of gifts is ordered at. */
export type PriceStep = Prices['steps'][number];

/** What one piece costs where so many are ordered, in whole rupees. */
export const priceAt = (price: number, { off }: Pick<PriceStep, 'off'>): number => Math.round(price * (1 - off));

type Contents = Pick<GiftSet, 'pieces'>;

const sumOf = ({ pieces: inside }: Contents, pieces: readonly Piece[], amount: (piece: Piece) => number): number =>
  inside.reduce((sum, { piece: id, count }) => {
    const piece = pieces.find((one) => one.id === id);
    return sum + (piece ? amount(piece) * count : 0);
  }, 0);

/** What one set costs where so many are ordered, with its packing. */
export const setPrice = (
  set: Contents & Pick<GiftSet, 'packing'>,
  step: Pick<PriceStep, 'off'>,
  pieces: readonly Piece[],
): number => sumOf(set, pieces, ({ price }) => priceAt(price, step)) + set.packing;

/** What of a set goes to those who made it: the same for any number. */
export const makersShare = (set: Contents, pieces: readonly Piece[]): number =>
  sumOf(set, pieces, ({ parts }) => parts?.[0]?.rupees ?? 0);

/** How many weeks before the day an order must be made. */
export const weeksBefore = (
  { weeks }: Pick<PriceStep, 'weeks'>,
  { festivalWeeks, deliveryWeeks }: Pick<Prices, 'festivalWeeks' | 'deliveryWeeks'>,
  isFestival: boolean,
): number => weeks + deliveryWeeks + (isFestival ? festivalWeeks : 0);

/** The day so many weeks before a day, both ISO 8601. */
export const lastOrderDay = (day: string, weeks: number): string =>
  new Date(parseDate(day).getTime() - weeks * 7 * ONE_DAY).toISOString().slice(0, 10);
