import fc from 'fast-check';

import { formatsOf, parseDate } from '@/lib/text/format';

const { date: formatDate, month: formatMonth, number: formatNumber, rupees: formatRupees } = formatsOf('en');

test('writes dates and months in Indian English', () => {
  expect(formatDate('2025-06-25')).toBe('25 June 2025');
  expect(formatMonth('2024-06')).toBe('June 2024');
});

test('groups numbers and rupees by lakh and crore', () => {
  expect(formatRupees(5000000)).toBe('₹50,00,000');
  expect(formatNumber(20000000)).toBe('2,00,00,000');
  expect(formatRupees(99)).toBe('₹99');
});

test.each(['2025-02-30', '2025-13-01', '25-06-2025', '2025-6-5', '', 'soon', '2025-06-25T00:00'])(
  "refuses '%s', and says how to write a date",
  (text) => {
    expect(() => parseDate(text)).toThrow(/YYYY-MM-DD/);
  },
);

test('a written date names the day that was meant, whatever the day', () => {
  const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

  fc.assert(
    fc.property(anyDay, (date) => {
      const iso = date.toISOString().slice(0, 10);
      expect(formatDate(iso)).toMatch(new RegExp(`^${Number(iso.slice(8))} \\p{L}+ ${iso.slice(0, 4)}$`, 'u'));
    }),
  );
});
