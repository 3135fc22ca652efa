/** @jest-environment node */
import type { ZodType } from 'zod';

import { getContent } from '@/lib/content';
import { clearDraft, readDraft, saveDraft } from '@/lib/forms/draft';
import { listColumns, forms, type FieldDefinition } from '@/lib/forms/definitions';
import { formatRecord } from '@/lib/forms/shareRecord';
import { formatInventoryCsv, type Inventory } from '@/lib/forms/inventory';
import { readLink } from '@/lib/forms/prefill';
import { buildRecord } from '@/lib/forms/records';
import { validate } from '@/lib/forms/validation';

import { completeForm } from '../../support/forms';
import { FakeBrowser } from './browser';

/** A field added to the contact form in these tests, by definition only. */
const added = { kind: 'text', required: true, limit: 20, isLinked: true } as const satisfies FieldDefinition;
const fields: Record<string, FieldDefinition> = forms.contact.fields;
const values = { ...completeForm('contact'), village: 'Kadayam' };
const record = () => buildRecord('contact', values, { timestamp: '2025-06-25T04:30:00.000Z', userAgent: 'Test' });

beforeAll(() => {
  fields['village'] = added;
});

afterAll(() => {
  Reflect.deleteProperty(fields, 'village');
});

test('a new field is stored, after all others', () => {
  expect(record()).toMatchObject(values);
  expect(Object.keys(record())).toEqual([...Object.keys(fields), ...forms.contact.recorded]);
});

test('it is validated by its own rules', () => {
  expect(validate('contact', values)).toEqual([]);
  expect(validate('contact', { ...values, village: '' })).toEqual([{ field: 'village', kind: 'missing' }]);
  expect(validate('contact', { ...values, village: 'K'.repeat(21) })).toEqual([{ field: 'village', kind: 'tooLong' }]);
});

test('it is saved in the draft', () => {
  const tab = new FakeBrowser().openTab();
  saveDraft(() => tab, 'contact', values);

  expect(readDraft(() => tab, 'contact')).toEqual(values);
  clearDraft(() => tab, 'contact');
});

test('a link can prefill it, if allowed', () => {
  expect(readLink('contact', '?village=Kadayam')).toMatchObject({ village: 'Kadayam' });
});

test('it is shared, with its label', () => {
  expect(formatRecord('contact', { village: 'Your village' }, record())).toContain('Your village: Kadayam');
});

test('it is a column of the CSV, in order', () => {
  const inventory: Inventory = {
    lists: [{ form: 'contact', items: [JSON.stringify(record())] }],
    notes: [],
  };

  expect(formatInventoryCsv(inventory)).toContain(
    ['list', ...listColumns('contact')].map((column) => `"${column}"`).join(','),
  );
});

test('content requires its texts, and its column header', async () => {
  const topic = await import('@/lib/content/schemas/forms');
  const { forms: words, pages } = getContent('en');
  // Loaded content has resolved links in place of actions, so only the new field is checked.
  const missing = (schema: ZodType, value: unknown) =>
    schema
      .safeParse(value)
      .error?.issues.map(({ path }) => path)
      .filter((path) => path.includes('village'));

  expect(missing(topic.forms.schema, words)).toEqual([['fields', 'village']]);
  expect(missing(topic.yourData.schema, pages['your-data'])).toEqual([['columns', 'village']]);
});
