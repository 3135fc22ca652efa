import * as z from 'zod';

import { byOrder, collection, type Complaint } from './define';
import { line, order, pathBelow, picture, reference, rupees, sample } from './fields';

/** A few pieces of the store, shown on the front page with those who made them. */
export const pieces = collection({
  folder: 'pieces',
  order: byOrder,
  fields: {
    order: order(),
    name: line(),
    picture: picture('square'),
    mentor: reference('mentors').optional().describe('Who makes it, if she is a mentor'),
    story: reference('successStories').optional().describe('Who makes it, if her story is told on /mentorship'),
    size: line(),
    price: rupees().describe('Whole rupees, of the least expensive one'),
    product: pathBelow().describe("Its page in the store, below the store's address: products/rice-bowl"),
    parts: z
      .array(z.strictObject({ label: line(), rupees: rupees() }))
      .min(1)
      .optional()
      .describe('Who gets how much of the price'),
    sample: sample(),
  },
  check: ({ mentor, story, price, parts = [] }) => {
    const complaints: Complaint[] = [];
    if ((mentor === undefined) === (story === undefined)) {
      complaints.push({ path: ['mentor'], message: 'or story: write one of the two, so that she is named.' });
    }
    const sum = parts.reduce((total, part) => total + part.rupees, 0);
    if (parts.length > 0 && sum !== price) {
      complaints.push({
        path: ['parts'],
        message: `add up to ${sum}, and the price is ${price}. Correct one of them.`,
      });
    }
    return complaints;
  },
});
