/** @jest-environment node */
import { addOffset } from '@/lib/language/calendar-time';
import { setCurrentLanguage } from '@/lib/language/current-language';
import { getContent } from '@/lib/content';
import {
  splitByDate,
  formatDayNumbers,
  getEnd,
  formatEventDays,
  formatHours,
  isOver,
  getMachineEnd,
  getMachineStart,
  getStart,
  formatVenueLines,
  getVenue,
  type CommunityEvent,
} from '@/lib/events/events';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../../support/site'));

type Fields = Partial<Pick<CommunityEvent, 'id' | 'date' | 'lastDay' | 'from' | 'to'>>;

const event = (fields: Fields) => ({ id: 'of-the-test', date: '2026-12-12', ...fields });

const workshop = event({ id: 'workshop', date: '2026-12-12', from: '10:00', to: '13:00' });
const market = event({ id: 'market', date: '2027-01-31', lastDay: '2027-02-01', from: '09:30', to: '12:15' });

test.each([
  ['10:00', '13:00', '10:00 AM', '1:00 PM', 'காலை 10:00', 'மதியம் 1:00'],
  ['00:00', '23:59', '12:00 AM', '11:59 PM', 'காலை 12:00', 'இரவு 11:59'],
  ['16:00', '19:00', '4:00 PM', '7:00 PM', 'மாலை 4:00', 'இரவு 7:00'],
])('formats %s to %s by language', (from, to, english, englishEnd, tamil, tamilEnd) => {
  expect(formatHours({ from, to })).toMatch(new RegExp(`^${english}\\b.*\\b${englishEnd}\\b`));
  setCurrentLanguage('ta');
  expect(formatHours({ from, to })).toMatch(new RegExp(`^${tamil} .*${tamilEnd} `));
});

test('an event at our head office has its full address, another one only the region', () => {
  const { headOffice } = getContent('en').enterprise;

  expect(getVenue({ venue: { name: 'The yard', headOffice: true } }, 'en')).toMatchObject({
    street: headOffice.street,
    postalCode: headOffice.postalCode,
  });
  expect(getVenue({ venue: { name: 'A hall', locality: 'Chennai' } }, 'en')).toEqual({
    name: 'A hall',
    locality: 'Chennai',
    region: headOffice.region,
  });
});

test('an event at a hub has street and map, and names the town once', () => {
  const [hub] = getContent('en').hubs.filter(({ reach }) => reach);
  const atHub = { venue: { name: 'The hub', hub: hub?.id ?? '' } };

  expect(getVenue(atHub, 'en')).toMatchObject({ street: hub?.reach?.street, locality: hub?.location });
  expect(getVenue(atHub, 'en').map).toContain('maps');
  expect(
    formatVenueLines(atHub, 'en')
      .join(', ')
      .split(hub?.location ?? '?'),
  ).toHaveLength(2);
});

test('starts on the first day and ends on the last, in India’s time', () => {
  expect(getStart(market)).toBe('2027-01-31T09:30');
  expect(getEnd(market)).toBe('2027-02-01T12:15');
  expect(getEnd(workshop)).toBe('2026-12-12T13:00');
  expect(new Date(addOffset(getStart(workshop))).toISOString()).toBe('2026-12-12T04:30:00.000Z');
});

test('is over from the minute it ends', () => {
  expect(isOver(workshop, new Date('2026-12-12T12:59:59+05:30'))).toBe(false);
  expect(isOver(workshop, new Date('2026-12-12T13:00:00+05:30'))).toBe(true);
  expect(isOver(market, new Date('2027-01-31T23:00:00+05:30'))).toBe(false);
});

test('an all-day event lasts until midnight after its last day', () => {
  const fair = event({ date: '2028-02-28', lastDay: '2028-02-29' });

  expect(getStart(fair)).toBe('2028-02-28T00:00');
  expect(getEnd(fair)).toBe('2028-03-01T00:00');
  expect(isOver(fair, new Date('2028-02-29T23:59:59+05:30'))).toBe(false);
  expect(isOver(fair, new Date('2028-03-01T00:00:00+05:30'))).toBe(true);
  expect([getMachineStart(fair), getMachineEnd(fair)]).toEqual(['2028-02-28', '2028-02-29']);
  expect(formatHours(fair)).toBe(getContent().pages.events.event.allDay);
});

test('shows dates with weekdays', () => {
  expect(formatEventDays(workshop)).toBe('Saturday, 12 December 2026');
  expect(formatEventDays(market)).toMatch(/^Sunday to Monday, 31 January\s–\s1 February 2027$/u);
  expect(formatDayNumbers(workshop)).toBe('12');
  expect(formatDayNumbers(market)).toBe('31–1');

  setCurrentLanguage('ta');
  expect(formatEventDays(workshop)).toBe('சனிக்கிழமை, 12 டிசம்பர் 2026');
  expect(formatDayNumbers(market)).toBe('31-1');
});

test('upcoming events are sorted next first, past events latest first', () => {
  const fair = event({ id: 'past', date: '2026-06-27' });
  const longPast = event({ id: 'long-past', date: '2025-06-27' });
  const now = new Date('2026-11-21T00:00:00Z');

  const { upcoming, past } = splitByDate([market, longPast, workshop, fair], now);

  expect(upcoming.map(({ id }) => id)).toEqual(['workshop', 'market']);
  expect(past.map(({ id }) => id)).toEqual(['past', 'long-past']);
});
