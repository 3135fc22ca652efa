/** @jest-environment node */
import { events, type CommunityEvent } from '@/content/events';
import { withOffset } from '@/lib/calendar-time';
import {
  byCalendar,
  dayNumbers,
  endOf,
  formatEventDays,
  formatHours,
  isOver,
  machineEnd,
  machineStart,
  parseHours,
  startOf,
} from '@/lib/events';

const [some] = events;

const event = (fields: Partial<CommunityEvent>): CommunityEvent => {
  if (!some) throw new Error('There is no event to begin with.');
  const { lastDay: _, ...oneDay } = some;
  return { ...oneDay, ...fields };
};

const workshop = event({ slug: 'workshop', date: '2026-12-12', time: '10:00 AM to 1:00 PM' });
const market = event({ slug: 'market', date: '2027-01-31', lastDay: '2027-02-01', time: '9:30 AM to 12:15 PM' });

test.each([
  ['10:00 AM to 1:00 PM', '10:00', '13:00'],
  ['9:30 AM to 12:15 PM', '09:30', '12:15'],
  ['12:00 AM to 11:59 PM', '00:00', '23:59'],
])('reads %s', (time, from, to) => {
  expect(parseHours(time)).toEqual({ from, to });
});

test.each(['10 AM to 1 PM', '10:00 to 13:00', '13:00 PM to 2:00 PM', '0:30 AM to 1:00 AM', '10:00 AM', ''])(
  'refuses the hours %j',
  (time) => {
    expect(() => parseHours(time)).toThrow(/Write them as '10:00 AM to 1:00 PM'/);
  },
);

test('begins on the first day and ends on the last, in India’s time', () => {
  expect(startOf(market)).toBe('2027-01-31T09:30');
  expect(endOf(market)).toBe('2027-02-01T12:15');
  expect(endOf(workshop)).toBe('2026-12-12T13:00');
  expect(new Date(withOffset(startOf(workshop))).toISOString()).toBe('2026-12-12T04:30:00.000Z');
});

test('is over from the minute it ends, and not while it runs', () => {
  expect(isOver(workshop, new Date('2026-12-12T12:59:59+05:30'))).toBe(false);
  expect(isOver(workshop, new Date('2026-12-12T13:00:00+05:30'))).toBe(true);
  expect(isOver(market, new Date('2027-01-31T23:00:00+05:30'))).toBe(false);
});

test('an event without hours lasts until the midnight after its last day', () => {
  const fair = event({ date: '2028-02-28', lastDay: '2028-02-29', time: 'All day' });

  expect(startOf(fair)).toBe('2028-02-28T00:00');
  expect(endOf(fair)).toBe('2028-03-01T00:00');
  expect(isOver(fair, new Date('2028-02-29T23:59:59+05:30'))).toBe(false);
  expect(isOver(fair, new Date('2028-03-01T00:00:00+05:30'))).toBe(true);
  expect([machineStart(fair), machineEnd(fair)]).toEqual(['2028-02-28', '2028-02-29']);
  expect(formatHours(fair)).toBe('All day');
});

test('names its days with their weekdays', () => {
  expect(formatEventDays(workshop)).toBe('Saturday, 12 December 2026');
  expect(formatEventDays(market)).toMatch(/^Sunday to Monday, 31 January\s–\s1 February 2027$/u);
  expect(dayNumbers(workshop)).toBe('12');
  expect(dayNumbers(market)).toBe('31–1');
});

test('the next event comes first, and of those over the latest', () => {
  const past = event({ slug: 'past', date: '2026-06-27' });
  const longPast = event({ slug: 'long-past', date: '2025-06-27' });
  const now = new Date('2026-11-21T00:00:00Z');

  const { ahead, over } = byCalendar([market, longPast, workshop, past], now);

  expect(ahead.map(({ slug }) => slug)).toEqual(['workshop', 'market']);
  expect(over.map(({ slug }) => slug)).toEqual(['past', 'long-past']);
});
