/** @jest-environment node */
import * as fc from 'fast-check';

import { joinList, parseList } from '@/lib/forms/listText';

test('splits any JSON array into the texts of its items', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.nat({ max: 3 }), (values, indent) => {
      const items = parseList(JSON.stringify(values, null, indent));

      expect(items?.map((item) => JSON.parse(item) as unknown)).toEqual(JSON.parse(JSON.stringify(values)));
    }),
  );
});

const rejoin = (raw: string): string | undefined => {
  const items = parseList(raw);
  return items && joinList(items);
};

test('joins what it has split into the same bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (values) => {
      const raw = JSON.stringify(values);

      expect(rejoin(raw)).toBe(raw);
    }),
  );
});

test('takes no value as an empty list, and anything but an array as no list', () => {
  expect(parseList(null)).toEqual([]);
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.trim().startsWith('[')),
      (raw) => {
        expect(parseList(raw)).toBeUndefined();
      },
    ),
  );
  expect(parseList('[1,')).toBeUndefined();
});
