/** @jest-environment node */
import { isIP } from 'node:net';

import * as fc from 'fast-check';

import { isIpAddress, lookupTimeLimit, fetchIp, parseLookup } from '@/lib/forms/ipLookup';

const url = 'https://lookup.example/?format=json';

/** A mocked service, and the requests it received. */
function service(answer: () => Response | Promise<Response>) {
  const log = jest.fn();
  const fetcher = jest.fn((_input: RequestInfo | URL, _init?: RequestInit) => Promise.resolve(answer()));
  return { log, fetcher, lookUp: (address = url) => fetchIp(address, { fetch: fetcher, log }) };
}

test.each(['203.0.113.7', '2001:db8::1', '::ffff:203.0.113.7'])('accepts the address %s', async (ip) => {
  const { lookUp, log } = service(() => Response.json({ ip }));

  expect(await lookUp()).toBe(ip);
  expect(log).not.toHaveBeenCalled();
});

test('sends no credentials and no referrer, and bypasses the cache', async () => {
  const { lookUp, fetcher } = service(() => Response.json({ ip: '203.0.113.7' }));
  await lookUp();

  expect(fetcher.mock.calls).toEqual([
    [
      url,
      expect.objectContaining({
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        headers: { Accept: 'application/json' },
      }),
    ],
  ]);
});

test('sends no request when the setting is empty', async () => {
  const { lookUp, fetcher, log } = service(() => Response.json({ ip: '203.0.113.7' }));

  expect(await lookUp('')).toBe('Unknown');
  expect(fetcher).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
});

test.each<[string, () => Response | Promise<Response>]>([
  ['an error status', () => Response.json({ ip: '203.0.113.7' }, { status: 500 })],
  ['a page of HTML', () => new Response('<!doctype html><title>Sign in</title>')],
  ['another shape', () => Response.json(['203.0.113.7'])],
  ['null', () => new Response('null')],
  ['no body', () => new Response(null)],
  ['script for an address', () => Response.json({ ip: '<script>alert(1)</script>' })],
  ['a name for an address', () => Response.json({ ip: 'localhost' })],
  ['a broken network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('records Unknown and logs it after %s', async (_, answer) => {
  const { lookUp, log } = service(answer);

  expect(await lookUp()).toBe('Unknown');
  expect(log).toHaveBeenCalledTimes(1);
});

test('times out', async () => {
  jest.useFakeTimers();
  const log = jest.fn();
  const hanging = (_: RequestInfo | URL, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  const result = fetchIp(url, { fetch: hanging, log });
  await jest.advanceTimersByTimeAsync(lookupTimeLimit);

  expect(await result).toBe('Unknown');
  expect(log).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('validates addresses like Node.js', () => {
  const near = fc.stringMatching(/^[\da-f:.]{1,20}$/);
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), near, fc.string()), (text) => {
      expect(isIpAddress(text)).toBe(isIP(text) !== 0);
    }),
    { numRuns: 3000 },
  );
});

test('rejects any response without an address', () => {
  fc.assert(
    fc.property(fc.json(), (body) => {
      expect(() => parseLookup(body)).toThrow(Error);
    }),
  );
});
