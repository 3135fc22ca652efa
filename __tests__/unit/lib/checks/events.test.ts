/** @jest-environment node */
import { events, type CommunityEvent } from '@/content/events';
import { checkEvents } from '@/lib/checks/events';
import { formatProblem } from '@/lib/checks/rules';

const [first, ...others] = events as readonly [CommunityEvent, ...CommunityEvent[]];

const messages = (collection: readonly CommunityEvent[]) => checkEvents(collection).map(formatProblem);

test('finds nothing wrong in the events as they stand', () => {
  expect(messages(events)).toEqual([]);
});

test.each([
  [{ title: ' ' }, 'title', 'is empty'],
  [{ date: '2026-02-30' }, 'date', "'2026-02-30' is not a date"],
  [{ date: '2026-02' }, 'date', "'2026-02' is a month"],
  [{ lastDay: '2026-13-01' }, 'lastDay', "'2026-13-01' is not a date"],
  [{ time: '10 to 11' as const }, 'time', "'10 to 11' are no hours"],
  [{ time: '2:00 PM to 1:00 PM' as const }, 'time', 'ends before it begins'],
  [{ lastDay: '2020-01-01' }, 'time', 'ends before it begins'],
  [{ revised: '2026-05' }, 'revised', "'2026-05' is a month"],
  [{ location: '' }, 'location', 'is empty'],
  [{ desc: 'Come.' }, 'desc', 'has 5 characters'],
  [{ status: 'Closed' as CommunityEvent['status'] }, 'status', "'Closed' is no status"],
  [{ attendees: '' }, 'attendees', 'is empty'],
  [{ about: [] }, 'about', 'needs at least 1'],
  [{ expect: [] }, 'expect', 'needs at least 1'],
  [{ organiser: '' }, 'organiser', 'is empty'],
  [{ picture: 'sign-ev' as const }, 'picture', "'sign-ev' is no picture prepared for lead, card"],
  [{ venue: { ...first.venue, name: '' } }, 'venue.name', 'is empty'],
  [{ venue: { ...first.venue, locality: '' } }, 'venue.locality', 'is empty'],
  [{ venue: { ...first.venue, region: '' } }, 'venue.region', 'is empty'],
])('stops an event with %j', (mistake, field, message) => {
  expect(messages([{ ...first, ...mistake }, ...others])).toEqual([
    expect.stringContaining(`content/events.ts: ${first.slug}: ${field}: ${message}`),
  ]);
});

test('an event may take whole days', () => {
  expect(messages([{ ...first, time: 'All day' }, ...others])).toEqual([]);
});

test('stops an address that cannot be one, and two events with one address or one title', () => {
  expect(messages([{ ...first, slug: 'Open Day!' }, ...others])).toEqual([
    expect.stringContaining("content/events.ts: Open Day!: slug: 'Open Day!' cannot stand in an address"),
  ]);
  expect(messages([...events, { ...first, title: 'Another' }])).toEqual([
    `content/events.ts: ${first.slug}: slug: stands twice. Each must be unique.`,
  ]);
  expect(messages([...events, { ...first, slug: 'another' }])).toEqual([
    'content/events.ts: another: title: stands twice. A page’s title must be its own.',
  ]);
});
