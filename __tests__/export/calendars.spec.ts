import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { timeZone } from '@/lib/language/format';
import { buildDate } from '@/lib/build-date';
import { getContent } from '@/lib/content';
import { splitByDate } from '@/lib/events/events';

import { readCalendar } from '../unit/support/calendar';
import { exportFolder, pagesBelow } from './support/pages';
import { thingOf, valueAt } from './support/structured-data';
import { expect, test } from '@playwright/test';

const read = (file: string) => readCalendar(readFileSync(file, 'utf8'));

const { upcoming } = splitByDate(getContent('en').events, buildDate());

const all = join(exportFolder, 'events/calendar.ics');
const fileOf = (path: string) => join(exportFolder, path, 'event.ics');
const pages = pagesBelow('/events');
const files = [all, ...pages.map(({ path }) => fileOf(path))];

test('calendars contain the same events as the pages', () => {
  const [readings = [], ...each] = files.map(read);
  expect(readings.map(({ summary }) => summary)).toEqual(upcoming.map(({ title }) => title));
  expect(new Set(readings.map(({ uid }) => uid)).size).toBe(upcoming.length);

  for (const [index, page] of pages.entries()) {
    const data = thingOf(page, 'Event');
    const [entry, ...more] = each[index] ?? [];

    expect(more).toEqual([]);
    const isAhead = upcoming.some(({ title }) => title === data.name);
    expect(readings.find(({ url }) => url === data.url)).toEqual(isAhead ? entry : undefined);
    expect(entry).toMatchObject({
      summary: data.name,
      url: data.url,
      status: 'CONFIRMED',
      start: new Date(String(data.startDate)).toISOString(),
    });
    expect(entry?.location).toContain(String(valueAt(data, 'location.name')));
    expect(entry?.location).toContain(String(valueAt(data, 'location.address.addressLocality')));
    expect(entry?.description).toContain(String(data.description));
    // For an event of several days, the last occurrence ends as on the page.
    const last = entry?.occurrences.at(-1) ?? entry?.start ?? '';
    const length = new Date(entry?.end ?? '').getTime() - new Date(entry?.start ?? '').getTime();
    expect(new Date(new Date(last).getTime() + length).toISOString()).toBe(
      new Date(String(data.endDate)).toISOString(),
    );
  }
});

test('the files conform to RFC 5545', () => {
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\r\n');

    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
    // The named time zone is also defined.
    expect(text).toContain(`TZID:${timeZone}\r\n`);
    expect(text).toMatch(/TZOFFSETTO:\+0530\r\n/);
  }
});
