import { clearDraft, readDraft, saveDraft } from '@/lib/forms/draft';

import { FakeBrowser } from './browser';

test('keeps what was typed, field by field, until it is cleared', () => {
  const tab = new FakeBrowser().openTab();
  saveDraft(() => tab, 'contact', { name: 'Anitha', email: '' });

  expect(readDraft(() => tab, 'contact')).toEqual({ name: 'Anitha' });
  expect(readDraft(() => tab, 'join')).toEqual({});

  clearDraft(() => tab, 'contact');
  expect(tab).toHaveLength(0);
});

test.each(['{broken', 'null', '[1]', '{"name":1,"other":"x"}'])('takes nothing from a broken draft: %s', (raw) => {
  const tab = new FakeBrowser().openTab();
  tab.setItem('kaivinai:draft:contact', raw);

  expect(readDraft(() => tab, 'contact')).toEqual({});
});

test('does without a storage that throws or is missing', () => {
  const blocked = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };

  saveDraft(blocked, 'contact', { name: 'Anitha' });
  expect(readDraft(blocked, 'contact')).toEqual({});
  expect(readDraft(() => null, 'contact')).toEqual({});
});
