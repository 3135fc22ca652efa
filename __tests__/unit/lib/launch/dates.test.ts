/** @jest-environment node */
import { figures } from '@/content/figures';
import { milestones, type Milestone } from '@/content/milestones';
import { programs } from '@/content/programs';
import type { CareerOpening } from '@/lib/careers/careers';
import { contentIn } from '@/lib/content';
import type { CommunityEvent } from '@/lib/events/events';
import { checkDates, type DatedContent } from '@/lib/launch/dates';

const { careers, events } = contentIn('en');

const [event, milestone, opening] = [events[0], milestones[0], careers[0]] as [
  CommunityEvent,
  Milestone,
  CareerOpening,
];
const nothing: DatedContent = { events: [], milestones: [], careers: [], programs: [], figures: {} };

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
    { events: [{ ...event, date: '2026-06-27', lastDay: undefined, from: '10:00', to: '16:00' }] },
    '2026-06-27T15:59',
    '2026-06-27T16:00',
    event.id,
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
    { careers: [{ ...opening, closes: '2026-06-27' }] },
    '2026-06-27T23:59',
    '2026-06-28T00:00',
    opening.id,
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
