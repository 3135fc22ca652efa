/** @jest-environment node */
import * as fc from 'fast-check';

import { formatRecord, createMailLink, formatShownRecord, createWhatsappLink } from '@/lib/forms/shareRecord';

const tamil = 'வணக்கம், நாற்பது பெட்டிகள் வேண்டும்';

test('writes labels and values, and omits empty fields', () => {
  expect(formatRecord('contact', { name: 'Your name' }, { name: 'Anitha', message: ' ', ip: '203.0.113.7' })).toBe(
    'Your name: Anitha',
  );
});

test('adds no colon after a question', () => {
  expect(formatRecord('contact', { name: 'Who are you?' }, { name: 'Anitha' })).toBe('Who are you? Anitha');
});

test('shows the label of a choice, or its value without a label', () => {
  const labels = { interest: { Mentor: 'வழிகாட்டியாக இருக்க' } };
  const shown = (interest: string) => formatShownRecord(labels, { constructor: 'Anitha', interest });

  expect(shown('Mentor')).toEqual({ constructor: 'Anitha', interest: 'வழிகாட்டியாக இருக்க' });
  expect(shown('King')).toEqual({ constructor: 'Anitha', interest: 'King' });
  expect(shown('constructor')).toEqual({ constructor: 'Anitha', interest: 'constructor' });
});

test('a WhatsApp link round-trips any text', () => {
  const { href, isCut } = createWhatsappLink('https://wa.me/919000000000', `${tamil}\n& ? # +`);

  expect(new URL(href).pathname).toBe('/919000000000');
  expect(new URL(href).searchParams.get('text')).toBe(`${tamil}\n& ? # +`);
  expect(isCut).toBe(false);
});

test('a mail link round-trips subject and body, with CRLF', () => {
  const { href } = createMailLink('hello@kaivinai.example', 'Gifts & more\nBcc: x@example.com', 'One\nTwo');
  const fields = new URLSearchParams(href.slice(href.indexOf('?')));

  expect(href.startsWith('mailto:hello@kaivinai.example?')).toBe(true);
  expect(fields.get('subject')).toBe('Gifts & more Bcc: x@example.com');
  expect(fields.get('body')).toBe('One\r\nTwo');
});

test('stays within length limits for any text, and reports truncation', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }).filter((text) => !text.includes('…')),
      fc.nat({ max: 40 }),
      (text, times) => {
        const long = text.repeat(times);
        const whatsapp = createWhatsappLink('https://wa.me/91', long);
        const mail = createMailLink('a@example.com', long, long);

        expect(whatsapp.href.length).toBeLessThan(6100);
        expect(mail.href.length).toBeLessThan(2000);
        // Decoding throws if a character was split.
        expect(decodeURIComponent(whatsapp.href).endsWith('…')).toBe(whatsapp.isCut);
        expect(decodeURIComponent(mail.href).includes('…')).toBe(mail.isCut);
      },
    ),
    { numRuns: 60 },
  );
});
