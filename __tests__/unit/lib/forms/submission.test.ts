import { createJournal } from '@/lib/forms/journal';
import { StorageError } from '@/lib/forms/storage';
import { submit } from '@/lib/forms/submission';

import { FakeBrowser, portsOf } from './browser';

const values = { name: 'Anitha', email: 'a@example.com', subject: 'Gifts', message: 'Hello' };

function prepare(lookUpIp: () => Promise<string>) {
  const browser = new FakeBrowser();
  const journal = createJournal(portsOf(browser, browser.openTab()));
  const list = (): unknown => JSON.parse(browser.snapshot().get('contactSubmissions') ?? '[]');
  return { browser, list, ports: { journal, lookUpIp, now: () => browser.time, userAgent: 'Test' } };
}

test('stores the record with the address found', async () => {
  const { ports, list } = prepare(() => Promise.resolve('203.0.113.7'));

  const record = await submit('contact', values, ports).stored;

  expect(record).toEqual({ ...values, ip: '203.0.113.7', userAgent: 'Test', timestamp: '1970-01-01T00:16:40.000Z' });
  expect(list()).toEqual([record]);
});

test('stores at once, without an address, when the page is left', async () => {
  const { ports, list } = prepare(() => new Promise(() => {}));
  const submission = submit('contact', values, ports);
  submission.leave();

  expect(list()).toEqual([expect.objectContaining({ ip: 'Unknown' })]);
  expect(await submission.stored).toMatchObject({ ip: 'Unknown' });
});

test('stores once when the lookup ends after the page was left', async () => {
  let found: (ip: string) => void = () => {};
  const { ports, list } = prepare(
    () =>
      new Promise((resolve) => {
        found = resolve;
      }),
  );
  const submission = submit('contact', values, ports);
  submission.leave();
  found('203.0.113.7');
  await submission.stored;

  expect(list()).toEqual([expect.objectContaining({ ip: 'Unknown' })]);
});

test('asks for no address for a subscription', async () => {
  const lookUpIp = jest.fn(() => Promise.resolve('203.0.113.7'));
  const { ports } = prepare(lookUpIp);

  await submit('subscribe', values, ports).stored;

  expect(lookUpIp).not.toHaveBeenCalled();
});

test('fails before anyone is asked when nothing can be stored', () => {
  const lookUpIp = jest.fn(() => Promise.resolve('203.0.113.7'));
  const { browser, ports } = prepare(lookUpIp);
  browser.quota = 0;

  expect(() => submit('contact', values, ports)).toThrow(StorageError);
  expect(lookUpIp).not.toHaveBeenCalled();
});
