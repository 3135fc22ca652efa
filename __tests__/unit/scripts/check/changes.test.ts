/** @jest-environment node */
import { findUnannouncedChanges } from '@/scripts/check/changes';

const event = 'title: A day\ndate: 2026-12-06\nrevised: 2026-05-04\n';
const reported = (files: Readonly<Record<string, string>>, before: Readonly<Record<string, string>>) =>
  findUnannouncedChanges(new Map(Object.entries(files)), new Map(Object.entries(before))).map(
    ({ file, path, position }) => [file, path.join('.'), position?.line],
  );

test.each([
  ['its date', event.replace('12-06', '12-07'), true],
  ['its date, with revised', event.replace('12-06', '12-07').replace('05-04', '11-26'), false],
  ['its title alone', event.replace('A day', 'The day'), false],
])('an event with a change of %s', (_, text, isReported) => {
  expect(reported({ 'events/a.yaml': text }, { 'events/a.yaml': event })).toEqual(
    isReported ? [['content/events/a.yaml', 'revised', 3]] : [],
  );
});

test('an event that changes again on the day of its last change', () => {
  const today = event.replace('2026-05-04', '2026-11-26');
  jest.replaceProperty(process, 'env', { ...process.env, KAIVINAI_BUILD_DATE: '2026-11-26' });

  expect(reported({ 'events/a.yaml': today.replace('12-06', '12-07') }, { 'events/a.yaml': today })).toEqual([]);
});

test('a removed page is reported, until another entry lists it in formerly, but for samples', () => {
  const other = 'title: B\nformerly:\n  - a\n';

  expect(reported({ 'events/b.yaml': event }, { 'events/a.yaml': event })).toEqual([
    ['content/events/a.yaml', '', undefined],
  ]);
  expect(reported({ 'events/b.yaml': other }, { 'events/a.yaml': event })).toEqual([]);
  expect(reported({}, { 'brands/a.yaml': 'name: A\n' })).toEqual([]);
  expect(reported({}, { 'events/a.yaml': `${event}sample: true\n` })).toEqual([]);
});
