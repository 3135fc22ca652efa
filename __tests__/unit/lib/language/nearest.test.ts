/** @jest-environment node */
import { didYouMean } from '@/lib/language/nearest';

test.each([
  ['Emial', "Did you mean 'Email'?"],
  ['phone', "Did you mean 'Phone'?"],
  ['Table', 'Use one of: Email, Phone, DataTable.'],
])('suggests for %s: %s', (written, advice) => {
  expect(didYouMean(written, ['Email', 'Phone', 'DataTable'])).toBe(advice);
});

test('reports that there are no names', () => {
  expect(didYouMean('Email', [])).toBe('There are none.');
});
