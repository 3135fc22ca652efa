/** @jest-environment node */
import { createRecordLists } from '@/lib/forms/recordLists';
import { findUnsent, markSent, sendMethodOf } from '@/lib/forms/sentMarks';

import { FakeBrowser, portsOf } from './browser';

const recordOf = (timestamp: string) => ({ email: 'a@example.com', timestamp });
const [first, second] = [recordOf('2025-06-25T04:30:00.000Z'), recordOf('2025-06-26T04:30:00.000Z')];

function prepare(lists: Readonly<Record<string, string>>) {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  Object.entries(lists).forEach(([key, value]) => tab.setItem(key, value));
  return { recordLists: createRecordLists(portsOf(browser, tab)), open: () => tab };
}

test('finds unsent records in all lists, newest first', () => {
  const { recordLists, open } = prepare({
    newsletterSubscriptions: JSON.stringify([first]),
    contactSubmissions: JSON.stringify([second]),
  });
  expect(findUnsent(recordLists, open).map(({ form, record }) => [form, record.timestamp])).toEqual([
    ['contact', second.timestamp],
    ['subscribe', first.timestamp],
  ]);

  markSent(open, 'contact', second, 'whatsapp');
  markSent(open, 'subscribe', first, 'dismissed');
  expect(findUnsent(recordLists, open)).toEqual([]);
  expect(sendMethodOf(open, 'contact', second)).toBe('whatsapp');
});

test('marks of different lists are independent', () => {
  const { open } = prepare({});
  markSent(open, 'contact', first, 'email');

  expect(sendMethodOf(open, 'join', first)).toBeNull();
});

test.each(['7', 'null', '"text"', '["a"]', '{"name":"older shape"}', '{"timestamp":5}', '{"timestamp":"t","n":5}'])(
  'an invalid record is not offered: %s',
  (item) => {
    const { recordLists, open } = prepare({ contactSubmissions: `[${item}]` });

    expect(findUnsent(recordLists, open)).toEqual([]);
  },
);

test('ignores a storage that rejects writes', () => {
  const full = () => {
    throw new DOMException('Denied', 'SecurityError');
  };

  expect(() => markSent(full, 'contact', first, 'copy')).not.toThrow();
});

test('records of the same millisecond have separate marks, independent of the IP address', () => {
  const { open } = prepare({});
  const other = { ...first, email: 'b@example.com' };
  markSent(open, 'contact', first, 'whatsapp');

  expect(sendMethodOf(open, 'contact', { ...first, ip: '203.0.113.7' })).toBe('whatsapp');
  expect(sendMethodOf(open, 'contact', other)).toBeNull();
});
