/** @jest-environment node */
import { applyEdits, listElements } from '@/build/export/html';
import { joinTexts } from '@/build/export/join-texts';

const joined = (html: string) => applyEdits(html, joinTexts(listElements(html)));

test.each([
  ['<p><b>You write.</b> <!-- -->It stays here.</p>', '<p><b>You write.</b> It stays here.</p>'],
  ['<p>By<!-- --> <!-- -->Revathi</p>', '<p>By Revathi</p>'],
  ['<svg><text>6<!-- --> cm</text></svg>', '<svg><text>6 cm</text></svg>'],
])('%s', (html, expected) => {
  expect(joined(html)).toBe(expected);
});

test.each(['<p>One<!--$-->two<!--/$--></p>', '<div data-island="go-back"><p>One<!-- -->two</p></div>'])(
  '%s is unchanged',
  (html) => {
    expect(joined(html)).toBe(html);
  },
);
