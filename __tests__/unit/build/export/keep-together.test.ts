/** @jest-environment node */
import { applyEdits, elementsOf } from '@/build/export/html';
import { keepTogether } from '@/build/export/keep-together';

const finished = (html: string) => applyEdits(html, keepTogether(html, elementsOf(html)));

test.each([
  ['<p>Packed in 1-2 days</p>', '<p>Packed in <span class="nowrap">1-2</span> days</p>'],
  ['<p>₹1,000–2,500 &amp; more</p>', '<p>₹<span class="nowrap">1,000–2,500</span> &amp; more</p>'],
  ['<p>Call +91 4633 000 000</p>', '<p>Call <span class="nowrap">+91 4633 000 000</span></p>'],
])('%s', (html, expected) => {
  expect(finished(html)).toBe(expected);
});

test.each([
  '<p>a coconut-shell bowl, 200+ artisans</p>',
  '<title>1-2 days</title>',
  '<script>const days = 1-2;</script>',
  '<div data-island="Form"><p>1-2 days</p></div>',
])('%s stays as it is', (html) => {
  expect(finished(html)).toBe(html);
});
