/** @jest-environment node */
import { runsOf } from '@/build/design/faces';

test('sets Tamil letters in the Tamil face, marked as Tamil', () => {
  expect(runsOf('Weaving (நெசவு), by hand', 'text')).toEqual([
    { text: 'Weaving (', face: 'text' },
    { text: 'நெசவு', face: 'tamil', lang: 'ta' },
    { text: '), by hand', face: 'text' },
  ]);
});

test('keeps the words of a Tamil phrase together', () => {
  expect(runsOf('வாழை நார்', 'display')).toEqual([{ text: 'வாழை நார்', face: 'tamil', lang: 'ta' }]);
});

test('sets a Tamil heading in its own face, and what it has no letters for beside it', () => {
  expect(runsOf('மையம், 1', 'tamilDisplay')).toEqual([
    { text: 'மையம்', face: 'tamilDisplay', lang: 'ta' },
    { text: ', 1', face: 'strong' },
  ]);
});

test('takes the rupee sign from the face that has one, without calling it Tamil', () => {
  expect(runsOf('above ₹999', 'display')).toEqual([
    { text: 'above ', face: 'display' },
    { text: '₹', face: 'tamil' },
    { text: '999', face: 'display' },
  ]);
});
