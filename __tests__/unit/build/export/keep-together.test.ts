/** @jest-environment node */
import { applyEdits, listElements } from '@/build/export/html';
import { keepTogether } from '@/build/export/keep-together';

const finished = (html: string) => applyEdits(html, keepTogether(html, listElements(html)));

test.each([
  ['<p>Packed in 1-2 days</p>', '<p><span>Packed in <span class="nowrap">1-2</span> days</span></p>'],
  ['<p>₹1,000–2,500 &amp; more</p>', '<p><span>₹<span class="nowrap">1,000–2,500</span> &amp; more</span></p>'],
  ['<a>+91 4633 000 000</a>', '<a><span class="nowrap">+91 4633 000 000</span></a>'],
  ['<h2>A banana-bark mat</h2>', '<h2><span>A <span class="nowrap">banana-bark</span> mat</span></h2>'],
  ['<p>from 9 AM</p>', '<p><span>from <span class="nowrap">9 AM</span></span></p>'],
])('%s', (html, expected) => {
  expect(finished(html)).toBe(expected);
});

test.each([
  '<p>a banana-bark mat, 200+ artisans</p>',
  '<title>1-2 days</title>',
  '<script>const days = 1-2;</script>',
  '<div data-island="Form"><p>1-2 days</p></div>',
])('%s is unchanged', (html) => {
  expect(finished(html)).toBe(html);
});
