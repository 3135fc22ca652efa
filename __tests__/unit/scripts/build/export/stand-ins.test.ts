/** @jest-environment node */
import { markStandIns } from '@/scripts/build/export/stand-ins';

const texts = new Set(['Read on', 'Tea & talk']);
const mark = (body: string) =>
  markStandIns(`<html><head><title>Read on</title></head><body>${body}</body></html>`, texts, 'en');

test('words that stand in for missing ones are marked with their language', () => {
  expect(mark('<p>Read on</p><p>படிக்க</p>')).toContain('<p><span lang="en">Read on</span></p><p>படிக்க</p>');
  expect(mark('<p>Tea &amp; talk</p>')).toContain('<span lang="en">Tea &amp; talk</span>');
});

test.each([
  ['the title', '<p>x</p>'],
  ['what is marked already', '<p lang="en">Read on</p>'],
  ['an island', '<div data-island="x"><p>Read on</p></div>'],
  ['an option', '<select><option>Read on</option></select>'],
])('%s stays as it is', (_, body) => {
  expect(mark(body)).not.toContain('<span');
});
