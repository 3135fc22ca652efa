/** @jest-environment node */
import { altered, issuesWith } from '../../../support/content';

const file = 'pieces/rice-bowl.yaml';

test('a piece whose parts are not its price is told', () => {
  const told = issuesWith({ [file]: altered(file, /^price: .*$/m, 'price: 1') });
  expect(told).toEqual([expect.stringMatching(/parts: add up to \d+, and the price is 1\b/)]);
});

test('a piece that names nobody, or two people, is told', () => {
  const alone = issuesWith({ [file]: altered(file, /^story: .*\n/m, '') });
  const both = issuesWith({ [file]: altered(file, /^story: /m, 'mentor: sudha-raman\nstory: ') });
  expect([...alone, ...both]).toEqual([
    expect.stringMatching(/write one of the two/),
    expect.stringMatching(/write one of the two/),
  ]);
});

test('two pieces of one name are told', () => {
  const told = issuesWith({ [file]: altered(file, /^name: .*$/m, 'name: Ladle') });
  expect(told).toEqual([expect.stringMatching(/name: is the same in content\/pieces\//)]);
});
