/** @jest-environment node */
import { altered, mistakesWith } from '../../support/content';

type Row = readonly [mistake: string, file: string, text: string, told: string];

/** What an editor can get wrong, on the real content with one file changed. Each topic's own mistakes stand in its test. */
const mistakes: readonly Row[] = [
  [
    'a key that is none',
    'site/enterprise.yaml',
    altered('site/enterprise.yaml', 'copyright:', 'copyrigth:'),
    "copyrigth: there is no such key. Did you mean 'copyright'?",
  ],
];

test.each(mistakes)('tells %s, with its place', (_, file, text, told) => {
  const placed = mistakesWith({ [file]: text }).filter((line) => new RegExp(`^content/${file}:\\d+:\\d+: `).test(line));

  expect(placed).toContainEqual(expect.stringContaining(told));
});
