/** @jest-environment node */
import { careerOpenings } from '@/content/careers';
import { events, type CommunityEvent } from '@/content/events';
import { figures } from '@/content/figures';
import { milestones, type Milestone } from '@/content/milestones';
import { programs } from '@/content/programs';
import { checkDates, type DatedContent } from '@/lib/launch/dates';

const [event, milestone] = [events[0], milestones[0]] as [CommunityEvent, Milestone];
const nothing: DatedContent = { events: [], milestones: [], careerOpenings: [], programs: [], figures: {} };

const fieldsOn = (day: string, content: Partial<DatedContent>) =>
  checkDates({ ...nothing, ...content }, new Date(`${day}+05:30`)).map(({ item, field }) => [item, field]);

type Case = readonly [
  what: string,
  content: Partial<DatedContent>,
  last: string,
  first: string,
  item: string,
  field: string,
];

const cases: readonly Case[] = [
  [
    'an event still to come',
    { events: [{ ...event, date: '2026-06-27', time: '10:00 AM to 4:00 PM' }] },
    '2026-06-27T15:59',
    '2026-06-27T16:00',
    event.slug,
    'status',
  ],
  [
    'a milestone of a day',
    { milestones: [{ ...milestone, status: 'upcoming', date: '2026-06-27' }] },
    '2026-06-27T23:59',
    '2026-06-28T00:00',
    milestone.title,
    'status',
  ],
  [
    'a milestone of a month',
    { milestones: [{ ...milestone, status: 'planned', date: '2026-12' }] },
    '2026-12-31T23:59',
    '2027-01-01T00:00',
    milestone.title,
    'status',
  ],
  [
    'an open role',
    { careerOpenings: [{ ...careerOpenings[0], closes: '2026-06-27' }] },
    '2026-06-27T23:59',
    '2026-06-28T00:00',
    careerOpenings[0].slug,
    'closes',
  ],
  [
    'the next batch',
    { programs: [{ ...programs[0], nextBatch: '2026-06-27' }] },
    '2026-06-27T23:59',
    '2026-06-28T00:00',
    programs[0].title,
    'nextBatch',
  ],
  [
    'a figure of the last twelve months',
    { figures: { raised: { ...figures.artisans, asOf: '2025-06-27' } } },
    '2026-06-27T23:59',
    '2026-06-28T00:01',
    'raised',
    'asOf',
  ],
];

test.each(cases)('lists %s from the moment it is not', (_what, content, last, first, item, field) => {
  expect(fieldsOn(last, content)).toEqual([]);
  expect(fieldsOn(first, content)).toEqual([[item, field]]);
});

test('leaves what is completed alone', () => {
  expect(fieldsOn('2030-01-01T00:00', { milestones: [{ ...milestone, status: 'completed' }] })).toEqual([]);
});
