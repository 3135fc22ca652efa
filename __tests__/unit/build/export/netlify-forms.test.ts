import { formNames } from '@/lib/forms/definitions';
import { requestFor } from '@/lib/forms/delivery/endpoint';
import { buildRecord } from '@/lib/forms/records';
import { formatNetlifyForms } from '@/build/export/netlify-forms';

test.each(formNames)('declares every field that %s sends, and its honeypot', (form) => {
  const file = new DOMParser().parseFromString(formatNetlifyForms('bot-field'), 'text/html');
  const registered = file.querySelector(`form[name="${form}"][data-netlify="true"]`);
  const { body } = requestFor(
    { id: '1', form, record: buildRecord(form, {}, { timestamp: '', userAgent: '' }), honeypotValue: '' },
    { url: '', format: 'urlencoded', success: 'status', honeypot: 'bot-field', fields: 'form-name={form}' },
  );

  const sent = new URLSearchParams(body);
  expect(sent.get('form-name')).toBe(form);
  sent.delete('form-name');
  const fields = Array.from(registered?.querySelectorAll('input') ?? [], ({ name }) => name);
  expect(fields.toSorted()).toEqual([...sent.keys()].toSorted());
  expect(registered?.getAttribute('data-netlify-honeypot')).toBe('bot-field');
});

test('without a honeypot it has none', () => {
  expect(formatNetlifyForms('')).not.toContain('honeypot');
});
