/** @jest-environment node */
import { createRecordLists } from '@/lib/forms/recordLists';
import type { Locks } from '@/lib/forms/lock';
import { StorageError } from '@/lib/forms/storage';
import { submit } from '@/lib/forms/submission';

import { FakeBrowser, portsOf } from './browser';

const values = { name: 'Anitha', email: 'a@example.com', subject: 'Gifts', message: 'Hello' };

function prepare(lookUpIp: () => Promise<string>) {
  const browser = new FakeBrowser();
  const listPorts = portsOf(browser, browser.openTab());
  const lists = createRecordLists(listPorts);
  const list = (): unknown => JSON.parse(browser.snapshot().get('contactSubmissions') ?? '[]');
  return {
    browser,
    list,
    ports: { lists, lookUpIp, now: listPorts.now, userAgent: 'Test' },
  };
}

/** A lookup that the test resolves. */
function slowLookup() {
  let answer: (ip: string) => void = () => {};
  const lookup = new Promise<string>((resolve) => {
    answer = resolve;
  });
  return { lookUpIp: () => lookup, answer: () => answer('203.0.113.7') };
}

test('stores the record with the looked-up address', async () => {
  const { ports, list } = prepare(() => Promise.resolve('203.0.113.7'));

  const record = await submit('contact', values, ports).stored;

  expect(record).toMatchObject({
    ...values,
    ip: '203.0.113.7',
    userAgent: 'Test',
    timestamp: '1970-01-01T00:16:40.000Z',
  });
  expect(list()).toEqual([record]);
});

test('stores immediately, without an address, when the page is closed', async () => {
  const { ports, list } = prepare(() => new Promise(() => {}));
  const submission = submit('contact', values, ports);
  submission.leave();

  expect(list()).toEqual([expect.objectContaining({ ip: 'Unknown' })]);
  expect(await submission.stored).toMatchObject({ ip: 'Unknown' });
});

test('stores once when the lookup finishes after the page was closed', async () => {
  const { lookUpIp, answer } = slowLookup();
  const { ports, list } = prepare(lookUpIp);
  const submission = submit('contact', values, ports);
  submission.leave();
  answer();
  await submission.stored;

  expect(list()).toEqual([expect.objectContaining({ ip: 'Unknown' })]);
});

test('stores once, with the address, when the page is closed while another tab holds the lock', async () => {
  const { browser, ports, list } = prepare(() => Promise.resolve('203.0.113.7'));
  let free = () => {};
  const request = async (...[, , task]: readonly unknown[]) => {
    await new Promise<void>((resolve) => (free = resolve));
    return (task as () => unknown)();
  };
  const locks = { request } as unknown as Locks;
  const lists = createRecordLists({ ...portsOf(browser, browser.openTab()), locks });
  const submission = submit('contact', values, { ...ports, lists });
  await new Promise((resolve) => setTimeout(resolve));
  submission.leave();
  free();
  const record = await submission.stored;
  await new Promise((resolve) => setTimeout(resolve));

  expect(record).toMatchObject({ ip: '203.0.113.7' });
  expect(list()).toEqual([record]);
});

test('skips the lookup for a subscription', async () => {
  const lookUpIp = jest.fn(() => Promise.resolve('203.0.113.7'));
  const { ports } = prepare(lookUpIp);

  await submit('subscribe', values, ports).stored;

  expect(lookUpIp).not.toHaveBeenCalled();
});

test('fails when nothing can be stored, and stores nothing later', async () => {
  const { browser, ports, list } = prepare(() => Promise.resolve('203.0.113.7'));
  browser.quota = 0;
  const submission = submit('contact', values, ports);

  await expect(submission.stored).rejects.toThrow(StorageError);
  browser.quota = Number.POSITIVE_INFINITY;
  expect(list()).toEqual([]);
});

test('leaves no remains when anything fails', async () => {
  const { browser, ports } = prepare(() => Promise.reject(new TypeError('window.fetch is not a function')));
  const submission = submit('contact', values, ports);

  await expect(submission.stored).rejects.toThrow(TypeError);
  expect(browser.snapshot().size).toBe(0);
});
