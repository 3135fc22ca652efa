/** @jest-environment node */
import { didYouMean } from '@/lib/text/nearest';

test.each([
  ['Emial', "Did you mean 'Email'?"],
  ['phone', "Did you mean 'Phone'?"],
  ['Table', 'There are: Email, Phone, DataTable.'],
])('for %s it says: %s', (written, advice) => {
  expect(didYouMean(written, ['Email', 'Phone', 'DataTable'])).toBe(advice);
});

test('says so when nothing is known', () => {
  expect(didYouMean('Email', [])).toBe('There are none.');
});
