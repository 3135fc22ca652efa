/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { nearestTone, tonesIn } from '@/build/pictures/tones';

const declared = tonesIn(readFileSync('app/_styles/colours.scss', 'utf8'));
const sheet = readFileSync('components/ui/Picture.module.scss', 'utf8');
const ruled = [...sheet.matchAll(/\[data-tone='([a-z]+)'\]/g)].map(([, tone = '']) => tone);

test('reads the tones a style sheet declares and nothing else', () => {
  const tokens = ':root { --tone-kaavi: #97321f; --bg: #ffffff; --tone-palm: #f1e6c8; }';
  expect([...tonesIn(tokens)]).toEqual([
    ['kaavi', [0x97, 0x32, 0x1f]],
    ['palm', [0xf1, 0xe6, 0xc8]],
  ]);
});

test('finds a tone for itself, and the one a person would choose for a colour near it', () => {
  for (const [name, colour] of declared) expect(nearestTone(colour, declared)).toBe(name);

  expect(nearestTone([40, 56, 88], declared)).toBe('indigo');
  expect(nearestTone([24, 16, 12], declared)).toBe('shell');
  expect(nearestTone([184, 168, 136], declared)).toBe('sand');
});

test('says what is missing when there are no tones', () => {
  expect(() => nearestTone([0, 0, 0], new Map())).toThrow('declares no --tone- colours');
});

test('every tone that the build may choose has a rule in the picture’s sheet', () => {
  expect(ruled.toSorted()).toEqual([...declared.keys()].toSorted());
});
