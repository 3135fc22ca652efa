/** @jest-environment node */
import * as fc from 'fast-check';

import { getCells, listColumnsIn, formatCsvCell, toCsv, toJson } from '@/lib/forms/exportRecords';

test('JSON contains every item as stored', () => {
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

test.each(['=1+1', '+91', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1'])('escapes the formula %j', (text) => {
  expect(formatCsvCell(text)).toBe(`"'${text}"`);
});

test.each([
  ['s;=HYPERLINK("x")', `s;'=HYPERLINK("x")`],
  ['a; +1;-2', `a;' +1;'-2`],
  ['a\n@b', `a\n'@b`],
  ['a, -b; c-d', 'a, -b; c-d'],
])('escapes the formula in %j for programs that split at semicolons', (text, safe) => {
  expect(formatCsvCell(text)).toBe(`"${safe.replaceAll('"', '""')}"`);
});

test('quotes commas, quotes and line ends', () => {
  expect(toCsv(['name', 'message'], [getCells('{"message":"one\\ntwo","name":"Raj, \\"A\\""}')])).toBe(
    '\u{FEFF}"name","message"\r\n"Raj, ""A""","one\ntwo"\r\n',
  );
});

test('converts fields of any stored item to text', () => {
  expect([...getCells('{"name":"Anitha","age":4,"tags":["a"]}')]).toEqual([
    ['name', 'Anitha'],
    ['age', '4'],
    ['tags', '["a"]'],
  ]);
  expect([...getCells('[1]')]).toEqual([['value', '[1]']]);
  expect([...getCells('null')]).toEqual([['value', 'null']]);
});

test('any stored item becomes text cells, whatever its keys and depth', () => {
  const names = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'name'), fc.string());
  const items = fc.oneof(
    fc.dictionary(names, fc.jsonValue(), { noNullPrototype: false }).map((record) => JSON.stringify(record)),
    fc
      .array(fc.tuple(names, fc.jsonValue()))
      .map(
        (members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`,
      ),
    fc.json(),
    fc.constant(`{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
  );

  fc.assert(
    fc.property(fc.array(items, { maxLength: 4 }), (stored) => {
      const rows = stored.map(getCells);
      const columns = listColumnsIn(['name'], rows);

      expect(rows.flatMap((row) => [...row.values()]).every((cell) => typeof cell === 'string')).toBe(true);
      expect(new Set(columns).size).toBe(columns.length);
      // Rows are as long as the header, and all cells are quoted.
      for (const [index, row] of rows.entries()) {
        const cells = columns.map((column) => formatCsvCell(row.get(column) ?? ''));
        expect(toCsv(columns, rows)).toContain(cells.join(','));
        expect(columns.filter((column) => row.has(column))).toHaveLength(rows[index]?.size ?? 0);
      }
    }),
  );
});

test('known columns come first, in their order', () => {
  const rows = [getCells('{"x":1,"email":"a","name":"b"}'), getCells('{"ip":"c"}')];

  expect(listColumnsIn(['name', 'email', 'subject', 'ip'], rows)).toEqual(['name', 'email', 'ip', 'x']);
});
