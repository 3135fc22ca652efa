/** @jest-environment node */
import fc from 'fast-check';

import { getFormats, parseDate } from '@/lib/language/format';

const { date: formatDate, month: formatMonth, number: formatNumber, rupees: formatRupees } = getFormats('en');

test('formats dates and months in Indian English', () => {
  expect(formatDate('2025-06-25')).toBe('25 June 2025');
  expect(formatMonth('2024-06')).toBe('June 2024');
});

test('formats Tamil dates and ranges without comma and dash, with Western digits', () => {
  const { date, month, days, number, rupees, weekday } = getFormats('ta');

  expect(date('2025-06-25')).toBe('25 ஜூன் 2025');
  expect(month('2024-06')).toBe('ஜூன் 2024');
  expect(days('2027-01-09', '2027-01-10')).toBe('9-10 ஜனவரி 2027');
  expect(days('2027-01-30', '2027-02-02')).toBe('30 ஜனவரி - 2 பிப்ரவரி 2027');
  expect(days('2026-12-30', '2027-01-02')).toBe('30 டிசம்பர் 2026 - 2 ஜனவரி 2027');
  expect(weekday('2026-12-12')).toBe('சனி');
  expect([number(5000000), rupees(5000000)]).toEqual(['50,00,000', '₹50,00,000']);
});

test('groups numbers and rupees by lakh and crore', () => {
  expect(formatRupees(5000000)).toBe('₹50,00,000');
  expect(formatNumber(20000000)).toBe('2,00,00,000');
  expect(formatRupees(99)).toBe('₹99');
});

test('formats a percentage without rounding', () => {
  expect([0.3, 0.125, 0.995, 1].map(getFormats('en').share)).toEqual(['30%', '12.5%', '99.5%', '100%']);
});

test.each(['2025-02-30', '2025-13-01', '25-06-2025', '2025-6-5', '', 'soon', '2025-06-25T00:00'])(
  "rejects '%s' with the expected format",
  (text) => {
    expect(() => parseDate(text)).toThrow(/YYYY-MM-DD/);
  },
);

test('a formatted date has the same day, for any date', () => {
  const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

  fc.assert(
    fc.property(anyDay, (date) => {
      const iso = date.toISOString().slice(0, 10);
      expect(formatDate(iso)).toMatch(new RegExp(`^${Number(iso.slice(8))} \\p{L}+ ${iso.slice(0, 4)}$`, 'u'));
    }),
  );
});
