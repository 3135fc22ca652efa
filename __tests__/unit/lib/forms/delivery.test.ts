/** @jest-environment node */
import { getContent } from '@/lib/content';
import type { EndpointSettings } from '@/lib/forms/delivery/endpoint';
import { createOutbox, markTime, type OutboxPorts } from '@/lib/forms/delivery/outbox';
import { longestTime, maxAttempts } from '@/lib/forms/delivery/schedule';
import { getSentMarkKey, sendMethodOf } from '@/lib/forms/sentMarks';

import { FakeBrowser } from './browser';

const record = {
  name: 'Anitha',
  email: 'a@example.com',
  subject: 'Gifts',
  message: 'Hello & goodbye',
  timestamp: '2025-06-25T04:30:00.000Z',
  ip: 'Unknown',
  userAgent: 'Test',
};
const letter = { id: '01890a5d-ac96-774b-bcce-b302099a8057', form: 'contact', record, honeypotValue: '' } as const;

const plainSettings: EndpointSettings = {
  url: 'https://forms.example/submit',
  format: 'json',
  success: 'status',
  honeypot: '',
  fields: '',
};

type Answer = () => Response | Promise<Response>;

function prepare(answers: readonly Answer[], settings: Partial<EndpointSettings> = {}) {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  const left = [...answers];
  const fetcher = jest.fn((_url: RequestInfo | URL, _init?: RequestInit) => {
    const answer = left.shift() ?? (() => new Response(null, { status: 503 }));
    return Promise.resolve(answer());
  });
  const state = { isOnline: true };
  const ports: OutboxPorts = {
    open: () => tab,
    locks: undefined,
    fetch: fetcher,
    now: () => browser.time,
    isOnline: () => state.isOnline,
    log: () => {},
    settings: { ...plainSettings, ...settings },
  };
  const outbox = createOutbox(ports);
  outbox.put(letter, browser.time);
  return { browser, outbox, fetcher, state, ports };
}

/** The requests made; their bodies are text. */
const sent = (fetcher: jest.Mock): (RequestInit & { body: string })[] =>
  fetcher.mock.calls.map(([, init]: [string, RequestInit & { body: string }]) => init);

/** Lets time pass until the outbox is done, and returns the times of all attempts. */
async function runOut({ browser, outbox }: ReturnType<typeof prepare>): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    await outbox.run();
    const waiting = outbox.list().find(({ isGivenUp }) => !isGivenUp);
    if (!waiting) {
      return;
    }
    browser.time = Math.max(browser.time, waiting.nextAt);
  }
  throw new Error('It never ends.');
}

test('only delivered records are marked as sent', async () => {
  const { outbox, ports, browser } = prepare([() => new Response(null, { status: 503 }), () => Response.json({})]);
  await outbox.run();
  expect(sendMethodOf(ports.open, 'contact', record)).toBeNull();

  browser.time += longestTime / 2;
  await outbox.run();
  expect(sendMethodOf(ports.open, 'contact', record)).toBe('delivery');
});

test('delivers a submission with its id, and removes it', async () => {
  const { outbox, fetcher } = prepare([() => Response.json({})]);
  await outbox.run();
  await outbox.run();

  expect(outbox.list()).toEqual([]);
  expect(fetcher).toHaveBeenCalledTimes(1);
  const [request] = sent(fetcher);
  expect(request).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(JSON.parse(request?.body as string)).toEqual({ ...record, form: 'contact', id: letter.id });
});

test('supports urlencoded requests with additional fields and a honeypot', async () => {
  const { outbox, fetcher } = prepare([() => Response.json({})], {
    format: 'urlencoded',
    honeypot: '_gotcha',
    fields: 'access_key=a%26b&form-name={form}',
  });
  await outbox.run();

  const [request] = sent(fetcher);
  expect(request?.headers).toMatchObject({ 'Content-Type': 'application/x-www-form-urlencoded' });
  expect(Object.fromEntries(new URLSearchParams(request?.body as string))).toEqual({
    access_key: 'a&b',
    'form-name': 'contact',
    _gotcha: '',
    ...record,
    form: 'contact',
    id: letter.id,
  });
});

test.each<[string, EndpointSettings['success'], Answer]>([
  ['the status', 'status', () => Response.json({ message: 'Thank you' })],
  ['the status, beside a word', 'status', () => new Response('Thank you')],
  ['ok in any answer', 'answer', () => Response.json({ ok: true })],
  ['success in any answer', 'answer', () => Response.json({ success: 'true' })],
  ['ok in the answer', 'ok', () => Response.json({ ok: true })],
  ['success in the answer', 'success', () => Response.json({ success: true })],
  ['ok written as a number', 'answer', () => Response.json({ ok: 1 })],
  ['ok in capitals, in a list', 'answer', () => Response.json([{ ok: 'TRUE' }])],
  ['no error', 'status', () => Response.json({ status: 'success', code: 200, error: null, errors: [] })],
  ['success written as text', 'success', () => Response.json({ success: 'true' })],
])('treats %s as success', async (_, success, answer) => {
  const { outbox } = prepare([answer], { success });
  await outbox.run();

  expect(outbox.list()).toEqual([]);
});

test.each<[string, Answer]>([
  ['500', () => new Response(null, { status: 500 })],
  ['408', () => new Response(null, { status: 408 })],
  ['429', () => new Response(null, { status: 429 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['425', () => new Response(null, { status: 425 })],
  ['a body that breaks off', () => new Response('{"ok":tr')],
  ['a sign-in page', () => new Response('<h1>Sign in</h1>')],
])('retries after %s, with the same id', async (_, answer) => {
  const setup = prepare([answer, () => Response.json({ ok: true })], { success: 'ok' });
  await setup.outbox.run();
  expect(setup.outbox.read(letter.id)).toMatchObject({ failures: 1, isGivenUp: false });
  await setup.outbox.run();
  expect(setup.fetcher).toHaveBeenCalledTimes(1);

  await runOut(setup);
  expect(setup.outbox.list()).toEqual([]);
  expect(sent(setup.fetcher).map(({ body }) => body)).toEqual(Array(2).fill(sent(setup.fetcher)[0]?.body));
});

test.each<[string, Answer]>([
  ['400', () => new Response(null, { status: 400 })],
  ['an answer that says no', () => Response.json({ ok: false })],
])('gives up immediately after %s', async (_, answer) => {
  const { outbox } = prepare([answer], { success: 'ok' });
  await outbox.run();

  expect(outbox.read(letter.id)).toMatchObject({ isGivenUp: true });
});

describe.each(['answer', 'status', 'ok', 'success'] as const)('with the setting %s,', (success) => {
  test.each<[string, Answer]>([
    ['ok: false', () => Response.json({ ok: false })],
    ['success: false', () => Response.json({ success: false, ok: true })],
    ['ok beside an error', () => Response.json({ ok: true, error: 'quota exceeded' })],
    ['success beside errors', () => Response.json({ success: true, errors: ['x'] })],
    ['success: false as text', () => Response.json({ success: 'false' })],
    ['ok: false in capitals', () => Response.json({ ok: 'False' })],
    ['success: 0', () => Response.json({ success: 0 })],
    ['ok: false in a list', () => Response.json([{ ok: false }])],
    ['false', () => Response.json(false)],
    ['null', () => Response.json(null)],
    ['a status of error', () => Response.json({ status: 'error' })],
    ['a result of failure', () => Response.json({ result: 'Failed' })],
    ['a code of an error', () => Response.json({ code: 500, message: 'x' })],
    ['an error', () => Response.json({ error: 'x' })],
    ['a list of errors', () => Response.json({ errors: [{ message: 'x' }] })],
    ['words of an error', () => new Response('Error: quota exceeded')],
    ['words of an error, in JSON', () => Response.json('error')],
    ['ok: false after a byte order mark', () => new Response('\uFEFF{"ok":false}')],
    ['a body that breaks off', () => new Response('{"ok":tr')],
    ['ok: false, with another type', () => new Response('{"ok":false}', { headers: { 'Content-Type': 'text/plain' } })],
    ['a page', () => new Response('<!doctype html><h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['a page without its type', () => new Response('\n<html>')],
    ['JSON as a page', () => new Response('{"ok":true}', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })],
    ['an empty body', () => new Response('')],
    ['no content', () => new Response(null, { status: 204 })],
  ])('%s is a failure', async (_, answer) => {
    const { outbox } = prepare([answer], { success });
    await outbox.run();

    expect(outbox.list()).toHaveLength(1);
  });
});

test('a response without the configured field is a failure, unless the status is enough', async () => {
  for (const success of ['answer', 'ok', 'success'] as const) {
    const { outbox } = prepare([() => Response.json({ message: 'Thank you' })], { success });
    await outbox.run();
    expect(outbox.read(letter.id)).toMatchObject({ isGivenUp: true });
  }
});

test('an invalid entry is ignored', async () => {
  const { outbox, ports, fetcher } = prepare([() => Response.json({})]);
  ports.open()?.setItem('site:outbox:odd', JSON.stringify({ ...letter, id: 'odd' }));
  await outbox.run();

  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(outbox.list()).toEqual([]);
});

test('gives up after ten attempts, and keeps the submission for the visitor', async () => {
  const setup = prepare([]);
  await runOut(setup);

  expect(setup.fetcher).toHaveBeenCalledTimes(maxAttempts);
  expect(setup.outbox.read(letter.id)).toMatchObject({ isGivenUp: true, record });
});

test('retries for as long as the privacy policy states', () => {
  expect(longestTime).toBe(getContent('en').constants.periods.deliveryTries.most * 24 * 60 * 60 * 1000);
});

test('gives up after seven days', async () => {
  const { browser, outbox, fetcher } = prepare([]);
  await outbox.run();
  browser.time += longestTime;
  await outbox.run();

  expect(fetcher).toHaveBeenCalledTimes(2);
  expect(outbox.read(letter.id)).toMatchObject({ isGivenUp: true });
});

test('does not try offline, and does not count it', async () => {
  const { outbox, fetcher, state } = prepare([() => Response.json({})]);
  state.isOnline = false;
  await outbox.run();
  expect(fetcher).not.toHaveBeenCalled();

  state.isOnline = true;
  await outbox.run();
  expect(outbox.list()).toEqual([]);
});

test('distinguishes offline, scheduled and sending', async () => {
  const { browser, outbox, state } = prepare([() => new Response(null, { status: 503 })]);
  expect(outbox.statusOf(letter.id)).toBe('sending');
  state.isOnline = false;
  expect(outbox.statusOf(letter.id)).toBe('offline');

  state.isOnline = true;
  await outbox.run();
  expect(outbox.statusOf(letter.id)).toBe('later');
  browser.time = outbox.read(letter.id)?.nextAt ?? 0;
  expect(outbox.statusOf(letter.id)).toBe('sending');
});

test('setting the clock back by weeks does not block retries', async () => {
  const { browser, outbox, fetcher } = prepare([() => new Response(null, { status: 503 }), () => Response.json({})]);
  await outbox.run();
  browser.time -= 6 * longestTime;

  expect(outbox.statusOf(letter.id)).toBe('sending');
  await outbox.run();
  expect(fetcher).toHaveBeenCalledTimes(2);
  expect(outbox.list()).toEqual([]);
});

test('does not restore an entry deleted during sending', async () => {
  const setup = prepare([
    () => {
      setup.outbox.remove(letter.id);
      return new Response(null, { status: 503 });
    },
  ]);
  await setup.outbox.run();

  expect(setup.outbox.list()).toEqual([]);
});

test('distinguishes delivered from deleted entries, in every tab', async () => {
  const { browser, outbox, ports } = prepare([() => Response.json({})]);
  expect(outbox.statusOf(letter.id)).toBe('sending');
  await outbox.run();
  expect(outbox.statusOf(letter.id)).toBe('delivered');
  const tab = browser.openTab();
  expect(createOutbox({ ...ports, open: () => tab }).statusOf(letter.id)).toBe('delivered');

  outbox.put({ ...letter, id: 'another' }, browser.time + 1);
  outbox.remove('another');
  expect(outbox.statusOf('another')).toBe('gone');
});

test('an entry deleted during sending is not reported as delivered', async () => {
  const setup = prepare([
    () => {
      setup.outbox.remove(letter.id);
      return new Response();
    },
  ]);
  await setup.outbox.run();

  expect(setup.outbox.statusOf(letter.id)).toBe('gone');
});

test('the delivery mark expires; the sent mark remains', async () => {
  const { browser, outbox } = prepare([() => Response.json({})]);
  await outbox.run();
  browser.time += markTime - 1;
  await outbox.run();
  expect(outbox.statusOf(letter.id)).toBe('delivered');

  browser.time += 1;
  await outbox.run();
  expect([...browser.snapshot().keys()]).toEqual([getSentMarkKey('contact', record)]);
});

test('with a full storage a delivered entry is not sent twice', async () => {
  const { browser, outbox, fetcher } = prepare([() => Response.json({})]);
  browser.quota = 0;
  await outbox.run();
  await outbox.run();

  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(outbox.list()).toEqual([]);
});

test('one tab sends at a time', async () => {
  const { ports, fetcher } = prepare([() => Response.json({})]);
  const locks = {
    request: (_name: string, _options: unknown, task: (lock: null) => unknown) => Promise.resolve(task(null)),
  } as unknown as NonNullable<OutboxPorts['locks']>;
  await createOutbox({ ...ports, locks }).run();

  expect(fetcher).not.toHaveBeenCalled();
});

const waiting = { ...letter, failures: 1, firstAt: 1, nextAt: 1, isGivenUp: true };

test.each([
  ['of a form that there is not', { ...waiting, form: 'gifting' }],
  ['of a form by the name of what every object has', { ...waiting, form: '__proto__' }],
  ['without a form', { ...waiting, form: undefined }],
  ['without a record', { ...waiting, record: null }],
  ['with an empty record', { ...waiting, record: {} }],
  ['with numbers for texts', { ...waiting, record: { ...record, name: 5 } }],
  ['that counts in words', { ...waiting, failures: 'one' }],
])('an entry %s is neither listed nor sent, and is kept', async (_, entry) => {
  const { outbox, ports, fetcher } = prepare([]);
  outbox.remove(letter.id);
  const key = `site:outbox:${letter.id}`;
  ports.open()?.setItem(key, JSON.stringify({ ...entry, isGivenUp: false }));
  await outbox.run();

  expect(outbox.list()).toEqual([]);
  expect(outbox.statusOf(letter.id)).toBe('gone');
  expect(fetcher).not.toHaveBeenCalled();
  expect(ports.open()?.getItem(key)).not.toBeNull();
});

test('an entry is identified by its key, and sent once', async () => {
  const { outbox, ports, fetcher } = prepare([() => Response.json({}), () => Response.json({})]);
  outbox.remove(letter.id);
  ports.open()?.setItem('site:outbox:other', JSON.stringify({ ...waiting, isGivenUp: false }));
  await outbox.run();
  await outbox.run();

  expect(sent(fetcher).map(({ body }) => (JSON.parse(body) as { id: string }).id)).toEqual(['other']);
  expect(outbox.list()).toEqual([]);
});

test('attempts are counted even if the storage rejects writes', async () => {
  const { browser, outbox, fetcher } = prepare([]);
  browser.quota = 0;
  await outbox.run();
  await outbox.run();

  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(outbox.list()).toEqual([expect.objectContaining({ failures: 1 })]);
});

test('a delivered entry is not sent again if it cannot be removed', async () => {
  const { outbox, ports, fetcher } = prepare([() => Response.json({}), () => Response.json({})]);
  const tab = ports.open();
  if (tab) tab.removeItem = () => {};
  await outbox.run();
  await outbox.run();

  expect(fetcher).toHaveBeenCalledTimes(1);
  expect(outbox.statusOf(letter.id)).toBe('delivered');
});
