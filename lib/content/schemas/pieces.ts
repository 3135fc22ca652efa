import * as z from 'zod';

import { collection, complainIf, page, single } from './define';
import { action } from './fields/actions';
import {
  code,
  count,
  formerly,
  line,
  order,
  paragraph,
  pathBelow,
  picture,
  price,
  reference,
  rupees,
  sample,
  summary,
} from './fields';
import { heading } from './fields/parts';
import { closing } from './fields/sections';

// The largest size of tableware and kitchen items.
const centimetres = () => z.number().min(0.1).max(200);

const captioned = () => z.strictObject({ picture: picture('bleed'), caption: line() });

/** Selected pieces of the store, each with a page. The home page shows them with their makers. */
export const pieces = collection({
  folder: 'pieces',
  unique: ['name', 'code', 'product'],
  fields: {
    order: order(),
    code: code().describe('Its number in the gifting catalogue: CS-01'),
    name: line(),
    summary: summary(),
    text: paragraph().describe('How it is made, and what it is used for'),
    picture: picture('square', 'full', 'thumb', 'portrait').describe('The whole piece; preferably a photograph'),
    plate: picture('portrait').optional().describe('The piece in use, in portrait format. Default: `picture`'),
    cutout: picture('trueSize')
      .optional()
      .describe(
        'A drawing without a background, at 20 units of its view box per centimetre, so that pages show it to scale',
      ),
    close: captioned().describe('A close-up of the material'),
    work: captioned().describe('The making, shown beside the quote of its maker'),
    mentor: reference('mentors').optional().describe('The maker, if she is a mentor'),
    story: reference('successStories').optional().describe('The maker, if her story is on /mentorship'),
    quote: paragraph().optional().describe('A quote of its maker'),
    material: line(),
    size: line().describe('Its size in words, as on a label: 13 cm across'),
    cm: z.strictObject({ width: centimetres(), height: centimetres(), depth: centimetres().optional() }),
    grams: count().min(1).max(50_000).describe('Its weight'),
    care: z.array(line()).min(1),
    price: price(),
    product: pathBelow().describe("Its page in the store, as a path below the store's address: products/rice-bowl"),
    parts: z
      .array(z.strictObject({ label: line(), rupees: rupees() }))
      .min(1)
      .optional()
      .describe('The parts of the price: the maker first, GST as a separate entry'),
    giftFrom: count().min(1).max(10_000).describe('The minimum order as a gift'),
    sample: sample(),
    formerly: formerly(),
  },
  check: ({ mentor, story, price: whole, parts = [] }) => {
    const sum = parts.reduce((total, part) => total + part.rupees, 0);
    return [
      ...complainIf(
        (mentor === undefined) === (story === undefined),
        ['mentor'],
        "or 'story' must name the maker: one of them.",
      ),
      ...complainIf(parts.length > 0 && sum !== whole, ['parts'], `add up to ${sum}, but the price is ${whole}.`),
    ];
  },
});

/** Texts shared by the pages of pieces. */
export const pieceWords = single({
  file: 'pages/piece',
  fields: {
    madeBy: line({ variables: ['maker', 'town'] }),
    buy: line().describe('The button to its page in the store'),
    gift: line({ variables: ['count'] }).describe('The link to /b2b'),
    delivery: z
      .strictObject({ paid: line({ variables: ['charge'] }), free: line() })
      .describe('The delivery charge if this piece is ordered alone'),
    policies: z.array(action()).min(1).describe('Delivery, returns and payment, shown below the price'),
    about: line(),
    care: line(),
    facts: z.strictObject({ craft: line(), material: line(), size: line(), weight: line(), hub: line(), code: line() }),
    weight: line({ variables: ['grams'] }),
    size: z.strictObject({ title: line(), ruler: line({ variables: ['cm'] }).describe('The caption of the ruler') }),
    maker: line({ variables: ['maker'] }),
    meet: line({ variables: ['maker'] }).describe('The link to her page if she is a mentor, otherwise to her hub'),
    hub: line({ variables: ['hub'] }),
    price: z.strictObject({
      title: line({ variables: ['share', 'price'] }).describe("The maker's share of the price"),
      lead: line({ variables: ['dot'] }),
    }),
    others: line(),
  },
});

/** /pieces: all pieces on one shelf. */
export const piecesPage = page('pieces', {
  hero: heading().extend({ picture: picture('bleed'), phonePicture: picture('bleed').optional() }),
  scale: line().describe('Shown when all pieces have drawings to scale'),
  more: action(),
  closing: closing(),
});
