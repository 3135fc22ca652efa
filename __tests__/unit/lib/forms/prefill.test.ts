/** @jest-environment node */
import * as fc from 'fast-check';

import { prefillLimit, readLink, readPrefill } from '@/lib/forms/prefill';

test('reads one line of limited text from any URL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const read = readPrefill(`?subject=${encodeURIComponent(text)}`, 'subject');

      expect(Array.from(read).length).toBeLessThanOrEqual(prefillLimit);
      expect(read).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
    }),
  );
  expect(readPrefill('?subject=Gifting+for%20forty', 'subject')).toBe('Gifting for forty');
  expect(readPrefill('?other=x', 'subject')).toBe('');
  expect(readPrefill('?subject=%', 'subject')).toBe('%');
});

test('never cuts a letter: க்ஷௌ is one', () => {
  const read = (text: string) => readPrefill(`?subject=${encodeURIComponent(text)}`, 'subject');
  const almost = 'அ'.repeat(prefillLimit - 1);

  expect(read(`${almost}க்ஷௌ`)).toBe(`${almost}க்ஷௌ`);
  expect(read(`${almost}அக்ஷௌ`)).toBe(`${almost}அ`);
});

test('accepts only existing choices', () => {
  const choices = ['Mentor', 'Visit Hub'];

  expect(readPrefill('?interest=visit-hub', 'interest', choices)).toBe('Visit Hub');
  expect(readPrefill('?interest=MENTOR', 'interest', choices)).toBe('Mentor');
  expect(readPrefill('?interest=King', 'interest', choices)).toBe('');
});

test('a link prefills only fields that allow it', () => {
  const search = '?name=A&email=a%40example.com&subject=Gifts&interest=mentor&message=M';

  expect(readLink('contact', search)).toEqual({ subject: 'Gifts' });
  expect(readLink('join', search)).toEqual({ interest: 'Mentor' });
  expect(readLink('subscribe', search)).toEqual({});
});
