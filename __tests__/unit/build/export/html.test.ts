/** @jest-environment node */
import { applyEdits } from '@/build/export/html';

test('edits ranges in any order and keeps the rest', () => {
  const edits = [
    { start: 6, end: 6, text: '+' },
    { start: 1, end: 3, text: '' },
  ];

  expect(applyEdits('abcdefgh', edits)).toBe('adef+gh');
});

test('rejects overlapping edits', () => {
  const edits = [
    { start: 0, end: 3, text: '' },
    { start: 2, end: 4, text: '' },
  ];

  expect(() => applyEdits('abcdef', edits)).toThrow('overlap');
});
