/** @jest-environment node */
import { withoutUnmatched } from '@/scripts/build/export/unmatched';

const page =
  '<html lang="ta-IN"><body><details class="a"><summary class="b">B</summary><p>C</p></details>' +
  '<ul class="e"><li><a class="f" href="/" aria-current="page">F</a></li></ul><button class="g">G</button></body></html>';

const kept = (selector: string): boolean => withoutUnmatched(`${selector}{color:red}`, page) !== '';

test.each([
  '.a .b',
  '.a > summary + p',
  '.e > :only-child a[aria-current]',
  '.e:has(> li > .f)',
  'ul:lang(ta)',
  'ul:lang(en, "ta-IN")',
  ':where(p, .h)',
  '.g:not(:lang(en))',
])('keeps what matches: %s', (selector) => {
  expect(kept(selector)).toBe(true);
});

test.each([
  '.a[open] > .b::after',
  '.b:is([open] > *)::after',
  '[open] > p',
  '.a::details-content',
  '.f:hover',
  '.e:has(a:focus-visible)',
  '.g:not(:hover)',
  '.g:not(:is(:hover, :focus))',
  ':focus-visible',
  '.g:empty',
  '.e > :nth-child(2 of [open])',
  ':root:has(:target) p',
  'body:has(:popover-open)',
])('keeps what may match once a visitor does something: %s', (selector) => {
  expect(kept(selector)).toBe(true);
});

test.each([
  '.a > p > .b',
  '.b .a',
  '.f:not([aria-current])',
  '.e:has(> :nth-child(3))',
  '.g:disabled',
  'ul:lang(en)',
  '.a .f:hover',
  '.e[open] + p',
])('takes out what nothing on the page can match: %s', (selector) => {
  expect(kept(selector)).toBe(false);
});

test('takes one selector out of a list, and leaves frames of an animation', () => {
  const css = '@media print{.b,.h{color:red}}@keyframes k{from{color:red}}';

  expect(withoutUnmatched(css, page)).toBe('@media print{.b{color:red}}@keyframes k{from{color:red}}');
});
