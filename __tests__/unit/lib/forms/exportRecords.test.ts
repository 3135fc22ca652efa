import * as fc from 'fast-check';

import { csvCell, fieldsOf, toCsv, toJson } from '@/lib/forms/exportRecords';

test('writes JSON that holds every item as it is stored', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (values) => {
      const items = values.map((value) => JSON.stringify(value));

      expect(JSON.parse(toJson({ contactSubmissions: items, joinUsSubmissions: [] }))).toEqual({
        contactSubmissions: items.map((item): unknown => JSON.parse(item)),
        joinUsSubmissions: [],
      });
    }),
  );
});

test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1'])(
  'does not let %j become a formula',
  (text) => {
    expect(csvCell(text)).toBe(`"'${text}"`);
  },
);

test('quotes commas, quotes and line ends', () => {
  expect(toCsv(['name', 'message'], [{ name: 'Raj, "A"', message: 'one\ntwo' }])).toBe(
    '\u{FEFF}"name","message"\r\n"Raj, ""A""","one\ntwo"\r\n',
  );
});

test('reads fields of any stored item as text', () => {
  expect(fieldsOf('{"name":"Anitha","age":4,"tags":["a"]}')).toEqual({ name: 'Anitha', age: '4', tags: '["a"]' });
  expect(fieldsOf('[1]')).toEqual({ value: '[1]' });
  expect(fieldsOf('null')).toEqual({ value: 'null' });
});
