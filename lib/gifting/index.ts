import type { Content, Item } from '@/lib/content';
import { ONE_DAY } from '@/lib/calendar-time';
import type { Piece } from '@/lib/pieces';
import { parseDate } from '@/lib/text/format';

export type GiftSet = Item<'giftSets'>;

type Constants = Content['constants'];

/** What a number of gifts is ordered at: from so many to so many, at a lower price, ready after so many weeks. */
export type PriceStep = {
  readonly number: number;
  readonly to: number | undefined;
  readonly off: number;
  readonly weeks: number;
};

/** The breaks of number, price and time, the smallest first. */
export function priceSteps({ numbers, periods, shares }: Pick<Constants, 'numbers' | 'periods' | 'shares'>) {
  const { giftsSmall, giftsMiddle, giftsLarge } = numbers;
  return [
    { number: giftsSmall, to: giftsMiddle - 1, off: 0, weeks: periods.giftsSmallTime.most },
    { number: giftsMiddle, to: giftsLarge - 1, off: shares.giftsMiddleOff, weeks: periods.giftsMiddleTime.most },
    { number: giftsLarge, to: undefined, off: shares.giftsLargeOff, weeks: periods.giftsLargeTime.most },
  ] as const satisfies readonly PriceStep[];
}

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
  { giftsFestivalTime, giftsDeliveryTime }: Pick<Constants['periods'], 'giftsFestivalTime' | 'giftsDeliveryTime'>,
  isFestival: boolean,
): number => weeks + giftsDeliveryTime.most + (isFestival ? giftsFestivalTime.most : 0);

/** The day so many weeks before a day, both ISO 8601. */
export const lastOrderDay = (day: string, weeks: number): string =>
  new Date(parseDate(day).getTime() - weeks * 7 * ONE_DAY).toISOString().slice(0, 10);

/** The festivals among the days; an order for one needs more weeks. */
export const festivals = ['pongal', 'deepavali'] as const;

export const isFestival = (day: keyof Constants['dates']): boolean => festivals.some((festival) => festival === day);

/** What a buyer may want to spend on one gift, in rupees. */
export const budgets = [500, 800, 1000, 1500] as const;

type Article = { readonly id: string; readonly name: string; readonly price: number; readonly share: number };

/** All that can be given, pieces and sets, with its price and the makers' share where so many are ordered. */
export const articlesAt = (
  step: Pick<PriceStep, 'off'>,
  { pieces, giftSets }: Pick<Content, 'pieces' | 'giftSets'>,
): readonly Article[] => [
  ...pieces.map(({ id, name, price, parts }) => ({
    id,
    name,
    price: priceAt(price, step),
    share: parts?.[0]?.rupees ?? 0,
  })),
  ...giftSets.map((set) => ({
    id: set.id,
    name: set.name,
    price: setPrice(set, step, pieces),
    share: makersShare(set, pieces),
  })),
];

/** The tax within a price that includes it, in whole rupees. */
export const taxIn = (price: number, { goodsTax }: Pick<Constants['shares'], 'goodsTax'>): number =>
  Math.round((price * goodsTax) / (1 + goodsTax));
