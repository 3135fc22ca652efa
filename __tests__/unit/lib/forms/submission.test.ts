/** @jest-environment node */
import { createJournal, holdTime, settleTime, type Journal } from '@/lib/forms/journal';
import { removeAll, removeNote, type InventoryPorts } from '@/lib/forms/inventory';
import type { Locks } from '@/lib/forms/lock';
import { StorageError } from '@/lib/forms/storage';
import { DeletedError, submit, type SubmissionPorts } from '@/lib/forms/submission';

import { FakeBrowser, portsOf } from './browser';

const values = { name: 'Anitha', email: 'a@example.com', subject: 'Gifts', message: 'Hello' };

function prepare(lookUpIp: () => Promise<string>) {
  const browser = new FakeBrowser();
  const journal = createJournal(portsOf(browser, browser.openTab()));
  const list = (): unknown => JSON.parse(browser.snapshot().get('contactSubmissions') ?? '[]');
  const log = jest.fn();
  return { browser, list, log, ports: { journal, lookUpIp, now: () => browser.time, userAgent: 'Test', log } };
}

/** A lookup that the test resolves. */
function slowLookup() {
  let answer: (ip: string) => void = () => {};
  const lookup = new Promise<string>((resolve) => {
    answer = resolve;
  });
  return { lookUpIp: () => lookup, answer: () => answer('203.0.113.7') };
}

const outboxOf = (): jest.Mocked<NonNullable<SubmissionPorts['outbox']>> => ({
  hold: jest.fn(),
  release: jest.fn(),
  drop: jest.fn(),
});

/** An up-to-date second tab of the same browser. */
function otherTab(browser: FakeBrowser): InventoryPorts & { readonly journal: Journal } {
  const tab = browser.openTab();
  return { journal: createJournal(portsOf(browser, tab)), openLocal: () => tab, openSession: () => null };
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

test('stores and releases once, with the address, when the page is closed while another tab holds the lock', async () => {
  const { browser, ports, list } = prepare(() => Promise.resolve('203.0.113.7'));
  let free = () => {};
  const request = async (...[, , task]: readonly unknown[]) => {
    await new Promise<void>((resolve) => (free = resolve));
    return (task as () => unknown)();
  };
  const locks = { request } as unknown as Locks;
  const journal = createJournal({ ...portsOf(browser, browser.openTab()), locks });
  const outbox = outboxOf();
  const submission = submit('contact', values, { ...ports, journal, outbox });
  await new Promise((resolve) => setTimeout(resolve));
  submission.leave();
  free();
  const record = await submission.stored;
  await new Promise((resolve) => setTimeout(resolve));

  expect(record).toMatchObject({ ip: '203.0.113.7' });
  expect(list()).toEqual([record]);
  expect(outbox.release.mock.calls).toEqual([[submission.id, 'contact', record, values]]);
});

test('skips the lookup for a subscription', async () => {
  const lookUpIp = jest.fn(() => Promise.resolve('203.0.113.7'));
  const { ports } = prepare(lookUpIp);

  await submit('subscribe', values, ports).stored;

  expect(lookUpIp).not.toHaveBeenCalled();
});

test('fails before the lookup when nothing can be stored', () => {
  const lookUpIp = jest.fn(() => Promise.resolve('203.0.113.7'));
  const { browser, ports } = prepare(lookUpIp);
  browser.quota = 0;

  expect(() => submit('contact', values, ports)).toThrow(StorageError);
  expect(lookUpIp).not.toHaveBeenCalled();
});

test('leaves no remains when anything fails', async () => {
  const { browser, ports } = prepare(() => Promise.reject(new TypeError('window.fetch is not a function')));
  const outbox = outboxOf();
  const submission = submit('contact', values, { ...ports, outbox });

  await expect(submission.stored).rejects.toThrow(TypeError);
  expect(browser.snapshot().size).toBe(0);
  expect(outbox.drop).toHaveBeenCalledWith(submission.id);
});

test('holds a delivery until the record is stored', async () => {
  const { lookUpIp, answer } = slowLookup();
  const { ports } = prepare(lookUpIp);
  const outbox = outboxOf();
  const submission = submit('contact', values, { ...ports, outbox });
  expect(submission.isDelivered).toBe(true);
  expect(outbox.hold).toHaveBeenCalledTimes(1);
  expect(outbox.release).not.toHaveBeenCalled();

  answer();
  const record = await submission.stored;
  expect(outbox.release).toHaveBeenCalledWith(submission.id, 'contact', record, values);
});

test('a delivery that cannot start is logged, and the record is still stored', async () => {
  const { ports, list, log } = prepare(() => Promise.resolve('203.0.113.7'));
  const outbox = outboxOf();
  outbox.hold.mockImplementation(() => {
    throw new Error("NEXT_PUBLIC_FORM_FORMAT is 'xml'.");
  });
  const submission = submit('contact', values, { ...ports, outbox });
  const record = await submission.stored;

  expect(submission.isDelivered).toBe(false);
  expect(list()).toEqual([record]);
  expect(log).toHaveBeenCalledTimes(1);
  expect(outbox.release).not.toHaveBeenCalled();
});

describe('a submission deleted in another tab during the lookup', () => {
  const deletions: readonly (readonly [string, (ports: InventoryPorts, id: string) => Promise<void> | void])[] = [
    ['with everything else', (ports) => removeAll(ports)],
    [
      'by itself',
      (ports, id) => removeNote(ports, { area: 'local', key: `kaivinai:journal:contactSubmissions:${id}`, raw: '' }),
    ],
  ];

  test.each(deletions)('%s: is not reported as stored, and not delivered', async (_, remove) => {
    const { lookUpIp, answer } = slowLookup();
    const { browser, ports, list } = prepare(lookUpIp);
    const outbox = outboxOf();
    const submission = submit('contact', values, { ...ports, outbox });
    const outcome = submission.stored.catch((error: unknown) => error);
    const other = otherTab(browser);
    other.openLocal()?.setItem(`kaivinai:outbox:${submission.id}`, '{}');
    await remove({ ...other, openSession: other.openLocal }, submission.id);
    browser.wait(100);
    answer();

    expect(await outcome).toBeInstanceOf(DeletedError);
    expect(list()).toEqual([]);
    expect(browser.snapshot().size).toBe(0);
    expect(outbox.release).not.toHaveBeenCalled();
    expect(outbox.drop).toHaveBeenCalledWith(submission.id);
  });

  test('is not stored when the page is closed', async () => {
    const { browser, ports } = prepare(() => new Promise(() => {}));
    const outbox = outboxOf();
    const submission = submit('contact', values, { ...ports, outbox });
    const outcome = submission.stored.catch((error: unknown) => error);
    const other = otherTab(browser);
    await other.journal.clear('contactSubmissions');
    browser.wait(100);

    expect(() => submission.leave()).toThrow(DeletedError);
    expect(await outcome).toBeInstanceOf(DeletedError);
    expect(outbox.release).not.toHaveBeenCalled();
  });
});

test('a record stored by another tab is not mistaken for deleted', async () => {
  const { lookUpIp, answer } = slowLookup();
  const { browser, ports, list } = prepare(lookUpIp);
  const submission = submit('contact', values, ports);
  const other = otherTab(browser);
  browser.wait(holdTime);
  await other.journal.merge('contactSubmissions');
  browser.wait(settleTime);
  // The entry has been merged and can be removed.
  await other.journal.merge('contactSubmissions');
  browser.wait(100);
  answer();

  expect(await submission.stored).toMatchObject(values);
  expect(list()).toHaveLength(1);
});
