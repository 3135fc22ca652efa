import { fill } from '@/lib/language/fill';
import type { Content, Item } from '@/lib/content';
import { ONE_DAY } from '@/lib/language/calendar-time';
import type { Piece } from '@/lib/content/pieces';
import { parseDate } from '@/lib/language/format';

export type GiftSet = Item<'giftSets'>;

type Constants = Content['constants'];

/** A price tier: a range of quantities, its discount and its delivery time. */
export type PriceStep = {
  readonly number: number;
  readonly to: number | undefined;
  readonly off: number;
  readonly weeks: number;
};

/** Price tiers, smallest quantity first. */
export function listPriceSteps({ numbers, periods, shares }: Pick<Constants, 'numbers' | 'periods' | 'shares'>) {
  const { giftsSmall, giftsMiddle, giftsLarge } = numbers;
  return [
    { number: giftsSmall, to: giftsMiddle - 1, off: 0, weeks: periods.giftsSmallTime.most },
    { number: giftsMiddle, to: giftsLarge - 1, off: shares.giftsMiddleOff, weeks: periods.giftsMiddleTime.most },
    { number: giftsLarge, to: undefined, off: shares.giftsLargeOff, weeks: periods.giftsLargeTime.most },
  ] as const satisfies readonly PriceStep[];
}

/** The price of one piece in a tier, in whole rupees. */
export const computePrice = (price: number, { off }: Pick<PriceStep, 'off'>): number => Math.round(price * (1 - off));

type Contents = Pick<GiftSet, 'pieces'>;

const sumOf = ({ pieces: inside }: Contents, pieces: readonly Piece[], amount: (piece: Piece) => number): number =>
  inside.reduce((sum, { piece: id, count }) => {
    const piece = pieces.find((one) => one.id === id);
    return sum + (piece ? amount(piece) * count : 0);
  }, 0);

/** The price of one set in a tier, including packing. */
export const computeSetPrice = (
  set: Contents & Pick<GiftSet, 'packing'>,
  step: Pick<PriceStep, 'off'>,
  pieces: readonly Piece[],
): number => sumOf(set, pieces, ({ price }) => computePrice(price, step)) + set.packing;

/** How many weeks before a date an order must be placed. */
export const countWeeksBefore = (
  { weeks }: Pick<PriceStep, 'weeks'>,
  { giftsFestivalTime, giftsDeliveryTime }: Pick<Constants['periods'], 'giftsFestivalTime' | 'giftsDeliveryTime'>,
  kind: 'festival' | 'other',
): number => weeks + giftsDeliveryTime.most + (kind === 'festival' ? giftsFestivalTime.most : 0);

/** The date this many weeks before a day (ISO 8601). */
export const computeLastOrderDay = (day: string, weeks: number): string =>
  new Date(parseDate(day).getTime() - weeks * 7 * ONE_DAY).toISOString().slice(0, 10);

type Article = { readonly id: string; readonly name: string; readonly price: number };

/**
 * What a set contains, piece by piece.
 *
 * @param template the text for one kind of piece, with `{count}` and `{name}`
 */
export const listContents = (
  set: Content['giftSets'][number],
  pieces: Content['pieces'],
  template: string,
): readonly string[] =>
  set.pieces.map(({ piece: id, count }) =>
    fill(template, { count, name: pieces.find((piece) => piece.id === id)?.name ?? id }),
  );

/** All sets and pieces with their price in a tier, sets first. */
export const listArticles = (
  step: Pick<PriceStep, 'off'>,
  { pieces, giftSets }: Pick<Content, 'pieces' | 'giftSets'>,
): readonly Article[] => [
  ...giftSets.map((set) => ({ id: set.id, name: set.name, price: computeSetPrice(set, step, pieces) })),
  ...pieces.map(({ id, name, price }) => ({ id, name, price: computePrice(price, step) })),
];
