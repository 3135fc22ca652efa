/** @jest-environment node */
import { contactAbout, mailAbout, whatsappAbout } from '@/content/links';
import { site } from '@/content/site';

// What a subject or a first message may hold: signs that mean something in an address, several lines, Tamil.
const texts = ['Quote & price? 50% #1', 'Name:\nVillage:', 'வணக்கம்'];

test.each(texts)('hands %j to the contact form unchanged', (text) => {
  const { pathname, searchParams, hash } = new URL(contactAbout(text), site.origin);

  expect([pathname, searchParams.get('subject'), hash]).toEqual(['/contact', text, '#form']);
});

test.each(texts)('hands %j to WhatsApp unchanged', (text) => {
  const { host, pathname, searchParams, hash } = new URL(whatsappAbout(text));

  expect([host, pathname, searchParams.get('text'), hash]).toEqual(['wa.me', `/${site.whatsapp.number}`, text, '']);
});

test.each(texts)('hands %j to a mail program unchanged, as subject and as text', (text) => {
  const { pathname, searchParams } = new URL(mailAbout(text, text));

  expect([pathname, searchParams.get('subject'), searchParams.get('body')]).toEqual([site.email, text, text]);
});
