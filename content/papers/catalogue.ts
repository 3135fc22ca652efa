import type { FigureName } from '@/content/figures';
import { gifting } from '@/content/gifting';
import { hubs, type HubId } from '@/content/hubs';
import type { PictureName } from '@/content/images/register';

/** A craft and what of it can be ordered. */
export type CatalogueCraft = {
  readonly name: string;
  readonly tamil: string;
  readonly place: string;
  readonly text: string;
  readonly picture: PictureName;
  /** Kinds of product. Prices stand in the quote, because they change with number and packing. */
  readonly kinds: readonly string[];
};

export type Catalogue = {
  readonly title: string;
  readonly subject: string;
  /** The day it speaks for, ISO 8601. Change it with the words. */
  readonly date: string;
  readonly cover: {
    readonly title: string;
    readonly lead: string;
    readonly edition: string;
    readonly picture: PictureName;
  };
  readonly work: {
    readonly title: string;
    readonly lead: string;
    readonly points: readonly { readonly title: string; readonly text: string }[];
    readonly figures: readonly FigureName[];
    readonly asOf: string;
    readonly picture: PictureName;
  };
  readonly crafts: {
    readonly title: string;
    readonly lead: string;
    readonly kinds: string;
    readonly crafts: readonly CatalogueCraft[];
    readonly note: string;
  };
  readonly ideas: {
    readonly title: string;
    readonly lead: string;
    readonly cards: readonly { readonly title: string; readonly text: string; readonly picture: PictureName }[];
  };
  readonly order: {
    readonly title: string;
    readonly lead: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
  readonly terms: {
    readonly title: string;
    readonly lead: string;
    /** `{returnWindow}` and the like stand for the constants of content/policy-facts.ts. */
    readonly rows: readonly { readonly name: string; readonly text: string }[];
  };
  readonly contact: { readonly title: string; readonly lead: string };
};

/** Hubs that make what can be given, each with a picture of its work. A hub that is not open yet makes nothing to order. */
const craftPictures: Partial<Record<HubId, PictureName>> = {
  'coconut-tenkasi-main': 'bowls',
  'weaving-madurai': 'textiles',
  'banana-coimbatore': 'basketry',
};

/** The gifting catalogue, a paper the build makes. */
export const catalogue: Catalogue = {
  title: 'Kaivinai gifting catalogue',
  subject: 'Handmade gifts from Tamil Nadu: crafts, how to order, terms and contacts',
  date: '2026-11-20',
  cover: {
    title: gifting.hero.title,
    lead: 'Coconut shell, cotton and banana bark, shaped by women in rural Tamil Nadu. For teams, clients, weddings and festivals.',
    edition: 'Gifting catalogue',
    picture: 'gift',
  },
  work: {
    title: 'How we work',
    lead: 'Kaivinai is a social enterprise in Tenkasi. Our makers are women from the villages round about. Most of them rolled beedis before.',
    points: [
      {
        title: 'The makers are asked first',
        text: 'Before we promise a date, the hub says what it can finish in daylight. If your date is too near, we tell you, and show what can be ready.',
      },
      {
        title: 'Each piece passes two pairs of hands',
        text: 'One maker shapes it, another checks it. What does not pass is made again, not sent.',
      },
      {
        title: 'One clear price',
        text: 'Pieces, packing and delivery stand on one page. You see all of it before you decide.',
      },
    ],
    figures: ['artisans', 'skillHubs', 'productLines', 'villages'],
    asOf: 'Counted until',
    picture: 'weaver',
  },
  crafts: {
    title: 'Three crafts for gifts',
    lead: 'Every piece is made by hand, so no two are quite alike. Sizes, colours and patterns can be chosen with the makers.',
    kinds: 'What we make',
    crafts: hubs.flatMap((hub) => {
      const picture = craftPictures[hub.id];
      if (hub.status !== 'Active' || !picture) return [];
      const { craft: name, tamil, location: place, description: text, products: kinds } = hub;
      return [{ name, tamil, place, text, picture, kinds }];
    }),
    note: 'The pictures show the kind of work. Computer pictures stand in until the pieces have been photographed.',
  },
  ideas: gifting.ideas,
  order: { ...gifting.steps, title: 'How to order' },
  terms: {
    title: 'Terms that apply',
    lead: 'The same policies as in our store. Your quote says what is different for an order made for you.',
    rows: [
      {
        name: 'Delivery charge',
        text: 'Free across India above {freeShippingAbove}. From {middleBandFrom} to {middleBandTo} it is {middleBandCharge}, below that {lowBandCharge}. Express costs extra.',
      },
      {
        name: 'Delivery time',
        text: 'Counted from the day a parcel leaves us: {standardMetro} to metro cities, {delivery} overall, {standardRemote} to remote areas.',
      },
      {
        name: 'Cancelling',
        text: 'Until your order is shipped. A custom or handmade piece cannot be cancelled once production has begun.',
      },
      {
        name: 'Broken, faulty or wrong',
        text: '{faultRefund} of the price back, and we pay the way back. The refund takes {refund} after we receive the piece.',
      },
      {
        name: 'Returns',
        text: 'Within {returnWindow} of delivery, {seasonalReturnWindow} for festival or seasonal pieces. Custom pieces cannot be returned.',
      },
    ],
  },
  contact: {
    title: 'How many, and by when?',
    lead: 'Call, write or send a WhatsApp message. A person reads it and answers.',
  },
};
