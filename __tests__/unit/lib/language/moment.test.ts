/** @jest-environment node */
import { getContent } from '@/lib/content';
import { locales } from '@/lib/language';
import { createMomentFormat } from '@/lib/language/moment';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../../support/site'));

const write = (language: 'en' | 'ta') =>
  createMomentFormat(locales[language], getContent(language).forms.shared.moment);
// Without a zone: local time.
const at = (time: string) => new Date(`2026-11-22T${time}`).toISOString();

test.each([
  ['00:05', '12:05 AM', 'இரவு 12:05 மணி'],
  ['03:59', '3:59 AM', 'இரவு 3:59 மணி'],
  ['04:00', '4:00 AM', 'காலை 4:00 மணி'],
  ['09:05', '9:05 AM', 'காலை 9:05 மணி'],
  ['12:00', '12:00 PM', 'மதியம் 12:00 மணி'],
  ['16:00', '4:00 PM', 'மாலை 4:00 மணி'],
  ['20:30', '8:30 PM', 'இரவு 8:30 மணி'],
])('formats %s by language', (time, english, tamil) => {
  expect(write('en')(at(time))).toBe(`22 November 2026, ${english}`);
  expect(write('ta')(at(time))).toMatch(new RegExp(`^22 [^\\s.]+ 2026, ${tamil}$`));
});

test('returns undefined for an invalid date', () => {
  expect(write('en')('yesterday')).toBeUndefined();
});
