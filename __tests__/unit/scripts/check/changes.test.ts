/** @jest-environment node */
import { unannounced } from '@/scripts/check/changes';

const event = 'title: A day\ndate: 2026-12-06\nrevised: 2026-05-04\n';
const reported = (files: Readonly<Record<string, string>>, before: Readonly<Record<string, string>>) =>
  unannounced(new Map(Object.entries(files)), new Map(Object.entries(before))).map(({ file, path, position }) => [
    file,
    path.join('.'),
    position?.line,
  ]);

test.each([
  ['its date', event.replace('12-06', '12-07'), true],
  ['its date, with revised', event.replace('12-06', '12-07').replace('05-04', '11-26'), false],
  ['its title alone', event.replace('A day', 'The day'), false],
])('an event that changes %s', (_, text, isReported) => {
  expect(reported({ 'events/a.yaml': text }, { 'events/a.yaml': event })).toEqual(
    isReported ? [['content/events/a.yaml', 'revised', 3]] : [],
  );
});

test('a policy that changes without its day is said', () => {
  const policy = '---\nupdated: 2026-05-04\n---\n\nText.\n';
  const changed = policy.replace('Text', 'Another text');

  expect(reported({ 'policies/a.mdx': changed }, { 'policies/a.mdx': policy })).toEqual([
    ['content/policies/a.mdx', 'updated', 2],
  ]);
  expect(reported({ 'policies/a.mdx': changed.replace('04', '05') }, { 'policies/a.mdx': policy })).toEqual([]);
});

test('a page that is gone is said, until another entry names it in formerly', () => {
  const other = 'title: B\nformerly:\n  - a\n';

  expect(reported({ 'events/b.yaml': event }, { 'events/a.yaml': event })).toEqual([
    ['content/events/a.yaml', '', undefined],
  ]);
  expect(reported({ 'events/b.yaml': other }, { 'events/a.yaml': event })).toEqual([]);
  expect(reported({}, { 'brands/a.yaml': 'name: A\n' })).toEqual([]);
});
