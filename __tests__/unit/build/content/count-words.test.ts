/** @jest-environment node */
import { countWords } from '@/build/content/load/fill';

test.each([
  ['## She waits\n\nThe *makers’* [page](/about/with/words) is new.', 7],
  ['தமிழிலும் பேசலாம்', 2],
  ['', 0],
])('counts the visible words in %j', (text, count) => {
  expect(countWords(text)).toBe(count);
});
