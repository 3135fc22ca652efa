/** @jest-environment node */
import { undatedPolicies } from '@/scripts/check/policies';

const policy = '---\nupdated: 2026-05-04\n---\n\nText.\n';
const files = new Map([
  ['policies/a.mdx', policy],
  ['policies/a.ta.mdx', '---\ntitle: A\n---\n\nText.\n'],
  ['news/b.mdx', policy],
]);

test('tells a policy whose text changed after the day it shows', () => {
  expect(undatedPolicies(files, () => '2026-05-05').map(({ file, position }) => [file, position?.line])).toEqual([
    ['content/policies/a.mdx', 2],
  ]);
});

test.each([['2026-05-04'], ['2026-05-03'], [undefined]])('a last change on %s is in order', (day) => {
  expect(undatedPolicies(files, () => day)).toEqual([]);
});
