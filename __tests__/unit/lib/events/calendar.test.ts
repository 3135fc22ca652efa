/** @jest-environment node */
import { getContent } from '@/lib/content';
import { createCalendarFile } from '@/lib/events/calendar';
import type { CommunityEvent } from '@/lib/events/events';
import { hasSamples } from '@/lib/content/samples';

import { readCalendar } from '../../support/calendar';

const event = (fields: Partial<CommunityEvent>): CommunityEvent => ({
  id: 'fair',
  languages: ['en'],
  title: 'A fair',
  date: '2026-12-12',
  location: 'Tenkasi',
  desc: 'A fair of the test.',
  status: 'Upcoming',
  attendees: 'Everyone',
  cost: { rupees: 0 },
  revised: '2026-10-12',
  venue: { name: 'A hall', locality: 'Tenkasi' },
  about: [],
  expect: [],
  organiser: 'The makers',
  picture: 'pit-loom',
  ...fields,
});

const readFirst = (file: string) => readCalendar(file)[0];

test('an event at night has the right date in India', () => {
  // 2 AM in India is the previous day in UTC.
  const night = event({ date: '2027-01-01', from: '02:00', to: '04:30' });

  expect(readFirst(createCalendarFile([night], 'en'))).toMatchObject({
    start: '2026-12-31T20:30:00.000Z',
    end: '2026-12-31T23:00:00.000Z',
  });
});

test('an all-day event has the same dates everywhere', () => {
  const fair = event({ date: '2028-02-28', lastDay: '2028-02-29' });
  const file = createCalendarFile([fair], 'en');

  // The end date is exclusive, and that February has 29 days.
  expect(file).toContain('DTSTART;VALUE=DATE:20280228\r\n');
  expect(file).toContain('DTEND;VALUE=DATE:20280301\r\n');
  expect(readFirst(file)).toMatchObject({ start: '2028-02-28', end: '2028-03-01' });
});

test('an event of several days repeats its hours daily', () => {
  const market = event({ date: '2027-01-31', lastDay: '2027-02-01', from: '09:00', to: '19:00' });

  expect(readFirst(createCalendarFile([market], 'en'))).toMatchObject({
    start: '2027-01-31T03:30:00.000Z',
    end: '2027-01-31T13:30:00.000Z',
    occurrences: ['2027-01-31T03:30:00.000Z', '2027-02-01T03:30:00.000Z'],
  });
});

test('texts round-trip, and no line is too long', () => {
  const title = 'Pots, lamps; a \\ and கைவினை '.repeat(4).trim();
  const file = createCalendarFile([event({ title })], 'en');

  expect(readFirst(file)?.summary).toBe(title);
  expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
});

test('an event keeps its UID, and output does not depend on the date', () => {
  const file = createCalendarFile([event({})], 'en');
  jest.useFakeTimers({ now: new Date('2031-05-05') });
  expect(createCalendarFile([event({})], 'en')).toBe(file);
  jest.useRealTimers();

  const moved = readFirst(createCalendarFile([event({ date: '2030-01-01', revised: '2029-12-01' })], 'en'));
  expect(moved?.uid).toBe(readFirst(file)?.uid);
  expect(moved?.stamp).toBe('2029-11-30T18:30:00.000Z');
});

test('a calendar entry has the demonstration note while the site contains samples', () => {
  const description = readFirst(createCalendarFile([event({})], 'en'))?.description;

  expect(description?.includes(getContent('en').words.site.demonstration)).toBe(hasSamples());
});
