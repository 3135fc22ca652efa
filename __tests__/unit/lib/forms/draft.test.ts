/** @jest-environment node */
import { clearDraft, readDraft, saveDraft } from '@/lib/forms/draft';

import { FakeBrowser } from './browser';

test('saves values by field until cleared', () => {
  const tab = new FakeBrowser().openTab();
  saveDraft(() => tab, 'contact', { name: 'Anitha', email: '' });

  expect(readDraft(() => tab, 'contact')).toEqual({ name: 'Anitha' });
  expect(readDraft(() => tab, 'join')).toEqual({});

  clearDraft(() => tab, 'contact');
  expect(tab).toHaveLength(0);
});

test('does not save text far above every limit, and reports it', () => {
  const tab = new FakeBrowser().openTab();

  expect(saveDraft(() => tab, 'contact', { message: 'Forty boxes' })).toBe(true);
  expect(saveDraft(() => tab, 'contact', { message: 'x'.repeat(200_000) })).toBe(false);
  expect(readDraft(() => tab, 'contact')).toEqual({ message: 'Forty boxes' });
});

test.each(['{broken', 'null', '[1]', '{"name":1,"other":"x"}'])('ignores an invalid draft: %s', (raw) => {
  const tab = new FakeBrowser().openTab();
  tab.setItem('site:draft:contact', raw);

  expect(readDraft(() => tab, 'contact')).toEqual({});
});

test('works without storage', () => {
  const blocked = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };

  saveDraft(blocked, 'contact', { name: 'Anitha' });
  expect(readDraft(blocked, 'contact')).toBeUndefined();
  expect(readDraft(() => null, 'contact')).toBeUndefined();
});
