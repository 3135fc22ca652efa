/** @jest-environment node */
import { buildDate } from '@/lib/build-date';

test('a date is midnight in India', () => {
  expect(buildDate('2026-12-12').toISOString()).toBe('2026-12-11T18:30:00.000Z');
});

test('an instant is unchanged', () => {
  expect(buildDate('2026-12-12T10:00:00Z').toISOString()).toBe('2026-12-12T10:00:00.000Z');
});

test('without a setting it is now', () => {
  jest.useFakeTimers({ now: new Date('2027-01-05T09:00:00Z') });

  expect(buildDate('')).toEqual(new Date('2027-01-05T09:00:00Z'));

  jest.useRealTimers();
});

test.each(['tomorrow', '2026-13-01', '12/12/2026 noon'])('rejects %j with the expected format', (setting) => {
  expect(() => buildDate(setting)).toThrow(/KAIVINAI_BUILD_DATE is '.*', which is not a date. Write it as 2026-11-21./);
});
