/** @jest-environment node */
import { applyEdits, elementsOf } from '@/scripts/build/export/html';
import { keepUnits, withWholeUnits } from '@/scripts/build/export/units';

/** Where a line may break after a space, or after the dash of a span. */
const pieces = (text: string) => text.split(/ |(?<=[-–])(?!\u2060)/).map((piece) => piece.replaceAll('\u00A0', ' '));

test.each([
  ['from 9:00 AM to 6 PM', ['from', '9:00 AM', 'to', '6 PM']],
  ['on 22 November 2026', ['on', '22 November', '2026']],
  ['31 மார்ச் 2026', ['31 மார்ச்', '2026']],
  ['call +91 4633 000 000 now', ['call', '+91 4633 000 000', 'now']],
  ['a towel, 45 × 75 cm', ['a', 'towel,', '45 × 75 cm']],
  ['200 made, 100 Amas', ['200', 'made,', '100', 'Amas']],
  ['a hand-made bowl', ['a', 'hand-', 'made', 'bowl']],
])('%s breaks between its units only', (text, expected) => {
  expect(pieces(withWholeUnits(text))).toEqual(expected);
});

test.each(['1-2', '9–10'])('%s stands on one line', (span) => {
  const kept = withWholeUnits(`${span} days`);
  expect(pieces(kept)).toHaveLength(2);
  expect(kept.replaceAll('\u2060', '')).toBe(`${span} days`);
});

test('what a browser compares or takes as it is stays as it is', () => {
  const html =
    '<html><head><title>9 AM</title></head><body><p>9 AM &amp; on</p>' +
    '<div data-island="x"><p>9 AM</p></div><option>9 AM</option><code>9 AM</code></body></html>';
  expect(applyEdits(html, keepUnits(elementsOf(html)))).toBe(html.replace('<p>9 AM &', '<p>9\u00A0AM &'));
});
