/** @jest-environment node */
import { breakLines, type Measure, type TextStyle } from '@/build/design/lines';

const style: TextStyle = { face: 'text', size: 10, leading: 1.5, colour: '#000000' };
/** Every letter is one point wide. */
const measure: Measure = (text) => text.length;

test('fills each line as far as it goes', () => {
  expect(breakLines('one two three four', 9, style, measure)).toEqual(['one two', 'three', 'four']);
});

test('leaves a word that is too long on a line of its own', () => {
  expect(breakLines('a handloom b', 4, style, measure)).toEqual(['a', 'handloom', 'b']);
});

test('a balanced text has no more lines than needed, of about the same length', () => {
  const words = 'aa aa aa aa aa';
  expect(breakLines(words, 11, style, measure)).toEqual(['aa aa aa aa', 'aa']);
  expect(breakLines(words, 11, { ...style, balanced: true }, measure)).toEqual(['aa aa aa', 'aa aa']);
});
