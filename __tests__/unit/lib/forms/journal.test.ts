/** @jest-environment node */
import { listOf, type StoredRecord } from '@/lib/forms/definitions';
import { createJournal, holdTime, settleTime } from '@/lib/forms/journal';
import { buildRecord, withIp } from '@/lib/forms/records';
import { StorageError } from '@/lib/forms/storage';

import { FakeBrowser, portsOf, type FakeTab } from './browser';

const list = listOf('contact');

const typed = { name: 'Anitha Raj', email: 'anitha@example.com', subject: 'Gifts' };
const circumstances = { timestamp: '2025-06-25T04:30:00.000Z', userAgent: 'Test' };
const submission = (message: string, ip = 'Unknown'): StoredRecord =>
  withIp(buildRecord('contact', { ...typed, message }, circumstances), ip);

function open(browser = new FakeBrowser()) {
  const tab = browser.openTab();
  return { browser, tab, journal: createJournal(portsOf(browser, tab)) };
}

const rawIn = (browser: FakeBrowser): string => browser.snapshot().get(list) ?? 'null';
const stored = (browser: FakeBrowser): unknown => JSON.parse(rawIn(browser));

async function submit(journal: ReturnType<typeof createJournal>, record: StoredRecord): Promise<void> {
  await journal.complete(journal.begin(list, record), record);
}

test('appends records to the list, oldest first', async () => {
  const { browser, journal } = open();

  await submit(journal, submission('first', '203.0.113.7'));
  await submit(journal, submission('second'));

  expect(stored(browser)).toEqual([submission('first', '203.0.113.7'), submission('second')]);
});

test('keeps items of an older version', async () => {
  const { browser, tab, journal } = open();
  const old = [{ b: 1.5, a: 'A,]' }, 'x', [], null, JSON.parse('{"__proto__":1}') as unknown];
  tab.setItem(list, JSON.stringify(old, null, 2));

  await submit(journal, submission('new'));

  expect(browser.snapshot().get(list)).toBe(JSON.stringify([...old, submission('new')]));
});

test.each(['{broken', 'null', '{"a":1}', '"text"', '', '12'])(
  'sets invalid data aside, byte for byte: %s',
  async (raw) => {
    const { browser, tab, journal } = open();
    tab.setItem(list, raw);

    await submit(journal, submission('new'));

    expect(stored(browser)).toEqual([submission('new')]);
    expect(journal.read(list).foreign.map((entry) => entry.raw)).toEqual([raw]);
  },
);

test('keeps invalid data in place until something is stored', async () => {
  const { browser, tab, journal } = open();
  tab.setItem(list, '{broken');

  await journal.merge(list);

  expect(browser.snapshot().get(list)).toBe('{broken');
});

test('the next page stores a submission whose tab died during the lookup, once', async () => {
  const { browser, journal } = open();
  journal.begin(list, submission('left behind'));

  const next = open(browser);
  await next.journal.merge(list);
  expect(stored(browser)).toBeNull();

  browser.wait(holdTime);
  await next.journal.merge(list);
  await next.journal.merge(list);
  expect(stored(browser)).toEqual([submission('left behind')]);
});

test('does not store twice if another tab merges during the lookup', async () => {
  const { browser, journal } = open();
  const pending = journal.begin(list, submission('slow'));
  browser.wait(holdTime);
  await open(browser).journal.merge(list);
  browser.wait(1);

  await journal.complete(pending, submission('slow', '203.0.113.7'));

  expect(stored(browser)).toEqual([submission('slow')]);
});

test('stores immediately when the page is closed, and only once if the lookup finishes afterwards', async () => {
  const { browser, journal } = open();
  const pending = journal.begin(list, submission('leaving'));

  journal.completeNow(pending, submission('leaving'));
  await journal.complete(pending, submission('leaving', '203.0.113.7'));

  expect(stored(browser)).toEqual([submission('leaving')]);
});

test.each<[string, (tab: FakeTab) => void]>([
  ['removed', (tab) => tab.removeItem(list)],
  ['emptied', (tab) => tab.setItem(list, '[]')],
])('does not restore a list cleared in another tab: %s', async (_, clear) => {
  const { browser, tab, journal } = open();
  await submit(journal, submission('first'));
  await submit(journal, submission('second'));
  clear(tab);

  await open(browser).journal.merge(list);
  await submit(journal, submission('third'));
  browser.wait(settleTime);
  await journal.merge(list);

  expect(stored(browser)).toEqual([submission('third')]);
});

test('repairs a list overwritten by a tab with an old copy', async () => {
  const { browser, journal } = open();
  const late = open(browser);
  await submit(journal, submission('from one tab'));
  await submit(late.journal, submission('from another'));
  expect(stored(browser)).toEqual([submission('from another')]);

  await open(browser).journal.merge(list);

  expect(stored(browser)).toEqual([submission('from another'), submission('from one tab')]);
});

test('keeps two identical submissions', async () => {
  const { browser, journal } = open();

  await submit(journal, submission('same'));
  await submit(journal, submission('same'));
  await journal.merge(list);

  expect(stored(browser)).toEqual([submission('same'), submission('same')]);
});

test('empties the journal once the list has settled', async () => {
  const { browser, journal } = open();
  await submit(journal, submission('kept'));
  browser.wait(settleTime);
  await journal.merge(list);

  expect([...browser.snapshot().keys()]).toEqual([list]);
});

test('deletes one record and does not restore it', async () => {
  const { browser, journal } = open();
  await submit(journal, submission('stays'));
  await submit(journal, submission('goes'));

  await journal.remove(list, JSON.stringify(submission('goes')));
  await open(browser).journal.merge(list);

  expect(stored(browser)).toEqual([submission('stays')]);
});

test('deletes everything under the keys of a list', async () => {
  const { browser, tab, journal } = open();
  tab.setItem(list, '{broken');
  tab.setItem('someone else', 'x');
  await submit(journal, submission('goes'));
  journal.begin(list, submission('goes, too'));

  await journal.clear(list);

  expect([...browser.snapshot().keys()]).toEqual(['someone else']);
});

describe('with an unusable storage', () => {
  const withStorage = (openStorage: () => Storage | null) =>
    createJournal({ ...portsOf(new FakeBrowser(), new FakeBrowser().openTab()), open: openStorage });
  const blocked = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };

  test.each([
    ['throws', blocked],
    ['is null', () => null],
  ])('a storage that %s throws StorageError', (_, openStorage) => {
    expect(() => withStorage(openStorage).begin(list, submission('x'))).toThrow(StorageError);
  });

  test('a full storage keeps no remains, so that a retry stores once', async () => {
    const { browser, journal } = open();
    await submit(journal, submission('first'));
    browser.wait(settleTime);
    await journal.merge(list);
    // Enough space for the journal entry, but not for the longer list.
    browser.quota = list.length + 2 * JSON.stringify(submission('first')).length + 150;

    await expect(submit(journal, submission('second'))).rejects.toThrow(StorageError);
    expect(stored(browser)).toEqual([submission('first')]);

    browser.quota = Number.POSITIVE_INFINITY;
    await submit(journal, submission('second'));
    await journal.merge(list);
    expect(stored(browser)).toEqual([submission('first'), submission('second')]);
  });

  test('a storage that discards values throws StorageError', () => {
    const tab = new FakeBrowser().openTab();
    jest.spyOn(tab, 'setItem').mockImplementation(() => {});

    expect(() => createJournal(portsOf(new FakeBrowser(), tab)).begin(list, submission('x'))).toThrow(StorageError);
  });
});

describe('locks', () => {
  test('a rejected lock does not prevent storing', async () => {
    const browser = new FakeBrowser();
    const locks = { request: () => Promise.reject(new DOMException('Opaque origin', 'SecurityError')) };
    const journal = createJournal({ ...portsOf(browser, browser.openTab()), locks });

    await submit(journal, submission('kept'));

    expect(stored(browser)).toEqual([submission('kept')]);
  });
});
