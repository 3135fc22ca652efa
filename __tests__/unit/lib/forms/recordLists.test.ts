/** @jest-environment node */
import { createRecordLists, settleTime } from '@/lib/forms/recordLists';
import { StorageError } from '@/lib/forms/storage';

import { FakeBrowser, portsOf } from './browser';

const list = 'newsletterSubscriptions';
const createRecord = (email: string) => ({ email, timestamp: '2025-06-25T04:30:00.000Z' });

function prepare(raw?: string) {
  const browser = new FakeBrowser();
  const tabs = [browser.openTab(), browser.openTab()] as const;
  if (raw !== undefined) {
    tabs[0].setItem(list, raw);
    browser.wait(0);
  }
  const [one, other] = [
    createRecordLists(portsOf(browser, tabs[0])),
    createRecordLists(portsOf(browser, tabs[1])),
  ] as const;
  const readEmails = (): string[] =>
    (JSON.parse(browser.snapshot().get(list) ?? '[]') as { email: string }[]).map(({ email }) => email);
  return { browser, tabs, one, other, readEmails };
}

test('a record that a lagging tab overwrites is added again, once', async () => {
  const { browser, one, other, readEmails } = prepare();
  await one.add(list, createRecord('a'));
  // The other tab has not received the first record yet.
  await other.add(list, createRecord('b'));
  expect(readEmails()).toEqual(['b']);

  browser.wait(settleTime);
  await one.restore(list);
  browser.wait(0);
  await other.restore(list);

  expect(readEmails().toSorted()).toEqual(['a', 'b']);
});

test('the next record of a tab brings back what was overwritten', async () => {
  const { browser, one, other, readEmails } = prepare();
  await one.add(list, createRecord('a'));
  await other.add(list, createRecord('b'));
  browser.wait(100);
  await one.add(list, createRecord('c'));

  expect(readEmails().toSorted()).toEqual(['a', 'b', 'c']);
});

test('equal records are all kept', async () => {
  const { one, readEmails } = prepare();
  await one.add(list, createRecord('a'));
  await one.add(list, createRecord('a'));
  await one.restore(list);

  expect(readEmails()).toEqual(['a', 'a']);
});

test('a deleted record and a cleared list stay deleted', async () => {
  const { browser, one, other, readEmails } = prepare();
  await one.add(list, createRecord('a'));
  await one.add(list, createRecord('b'));
  await one.remove(list, JSON.stringify(createRecord('a')));
  await one.restore(list);
  expect(readEmails()).toEqual(['b']);

  browser.wait(100);
  await other.clear(list);
  browser.wait(100);
  await one.restore(list);
  expect(readEmails()).toEqual([]);
});

test('a record is written once, and other items keep every character', async () => {
  const older = '[{"n":12345678901234567890, "e":1e400},  7 ]';
  const { browser, tabs, one } = prepare(older);
  const before = browser.length;
  await one.add(list, createRecord('a'));

  expect(browser.length - before).toBe(1);
  expect(tabs[0].getItem(list)).toBe(`${older.slice(0, -1)},${JSON.stringify(createRecord('a'))}]`);
});

test('data that is not a list is set aside, and shown', async () => {
  const { one } = prepare('{broken');
  await one.add(list, createRecord('a'));

  expect(one.read(list).items).toHaveLength(1);
  expect(one.read(list).foreign.map(({ raw }) => raw)).toEqual(['{broken']);
  await one.clear(list);
  expect(one.read(list)).toEqual({ items: [], foreign: [] });
});

test('a full storage is reported, and stores nothing', async () => {
  const { browser, one, readEmails } = prepare();
  browser.quota = 0;

  await expect(one.add(list, createRecord('a'))).rejects.toThrow(StorageError);
  browser.quota = Number.POSITIVE_INFINITY;
  await one.restore(list);
  expect(readEmails()).toEqual([]);
});
