/** @jest-environment node */
import { readAnswer, sendRecord, type DeliveryPorts, type EndpointSettings } from '@/lib/forms/delivery';
import { getSentMarkKey } from '@/lib/forms/sentMarks';

const record = { email: 'a@example.com', message: 'Hello & "ok":false', timestamp: '2025-06-25T04:30:00.000Z' };
const id = getSentMarkKey('contact', record);
const plainSettings: EndpointSettings = {
  url: 'https://forms.example/submit',
  format: 'json',
  honeypot: '',
  fields: '',
};

type Answer = () => Response | Promise<Response>;

async function send(
  answers: readonly Answer[],
  settings: Partial<EndpointSettings> = {},
  ports: Partial<DeliveryPorts> = {},
) {
  const left = [...answers];
  const requests: (RequestInit & { body: string })[] = [];
  const isAccepted = await sendRecord(
    { form: 'contact', record, honeypotValue: '' },
    {
      settings: { ...plainSettings, ...settings },
      fetch: (_url, init) => {
        requests.push(init as RequestInit & { body: string });
        const answer = left.shift() ?? (() => new Response(null, { status: 503 }));
        return Promise.resolve(answer());
      },
      wait: () => Promise.resolve(),
      isStored: () => true,
      log: () => {},
      ...ports,
    },
  );
  return { isAccepted, requests };
}

test('sends the record as JSON, once if it is accepted', async () => {
  const { isAccepted, requests } = await send([() => Response.json({ ok: true })]);

  expect(isAccepted).toBe(true);
  expect(requests).toEqual([expect.objectContaining({ method: 'POST', credentials: 'omit' })]);
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ ...record, form: 'contact', id });
});

test('sends the record urlencoded, with more fields and a honeypot', async () => {
  const { requests } = await send([() => Response.json({})], {
    format: 'urlencoded',
    honeypot: '_gotcha',
    fields: 'access_key=a%26b&form-name={form}',
  });

  expect(requests[0]?.headers).toMatchObject({ 'Content-Type': 'application/x-www-form-urlencoded' });
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
    access_key: 'a&b',
    'form-name': 'contact',
    _gotcha: '',
    ...record,
    form: 'contact',
    id,
  });
});

test.each<[string, Answer]>([
  ['a broken connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['503', () => new Response(null, { status: 503 })],
  ['408', () => new Response(null, { status: 408 })],
  ['429', () => new Response(null, { status: 429 })],
  ['a body that breaks off', () => new Response('{"ok":tr')],
  ['a sign-in page', () => new Response('<h1>Sign in</h1>')],
])('after %s the same request is sent again', async (_, answer) => {
  const { isAccepted, requests } = await send([answer, () => Response.json({ ok: true })]);

  expect(isAccepted).toBe(true);
  expect(requests.map(({ body }) => body)).toEqual(Array(2).fill(requests[0]?.body));
});

test('gives up after three tries', async () => {
  const { isAccepted, requests } = await send([]);

  expect(isAccepted).toBe(false);
  expect(requests).toHaveLength(3);
});

test.each<[string, Answer]>([
  ['400', () => new Response(null, { status: 400 })],
  ['an answer that says no', () => Response.json({ ok: false })],
])('gives up at once after %s', async (_, answer) => {
  const { isAccepted, requests } = await send([answer, () => Response.json({})]);

  expect(isAccepted).toBe(false);
  expect(requests).toHaveLength(1);
});

test('a record that was deleted is not sent again', async () => {
  const stored = [true, false];
  const { isAccepted, requests } = await send([], {}, { isStored: () => stored.shift() ?? false });

  expect(isAccepted).toBe(false);
  expect(requests).toHaveLength(1);
});

test.each<[string, Response]>([
  ['Formspree', Response.json({ ok: true, next: '/thanks' })],
  ['Basin', Response.json({})],
  ['Web3Forms', Response.json({ success: true, body: { data: record, message: 'Email sent' } })],
  ['FormSubmit', Response.json({ success: 'true', message: 'The form was submitted successfully.' })],
  ['a service that answers in a word', new Response('Thank you')],
  ['a service that names no error', Response.json({ status: 'success', code: 200, error: null, errors: [] })],
])('an answer of %s is accepted', async (_, response) => {
  expect(await readAnswer(response)).toBe('accepted');
});

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

test.each<[string, Response]>([
  ['of Formspree', Response.json({ errors: [{ field: 'email', message: 'should be an email' }] }, { status: 422 })],
  ['of Web3Forms', Response.json({ success: false, body: { message: 'Invalid access key' } })],
  ['of FormSubmit', Response.json({ success: 'false', message: 'This form needs Activation.' })],
  ['with ok beside an error', Response.json({ ok: true, error: 'quota exceeded' })],
  ['with ok: false in a list', Response.json([{ ok: 'False' }])],
  ['with success: 0', Response.json({ success: 0 })],
  ['of false', Response.json(false)],
  ['of null', Response.json(null)],
  ['with a status of error', Response.json({ status: 'error' })],
  ['with a result of failure', Response.json({ result: 'Failed' })],
  ['with the code of an error', Response.json({ code: 500, message: 'x' })],
  ['in words', new Response('Error: quota exceeded')],
  ['in words, in JSON', Response.json('error')],
  ['after a byte order mark', new Response('\uFEFF{"ok":false}')],
  ['that breaks off', new Response('{"ok":tr')],
  ['that is a page', new Response('<!doctype html><h1>Sign in</h1>')],
  ['in JSON, as a page', new Response('{"ok":true}', html)],
  ['without a body', new Response('')],
  ['of no content', new Response(null, { status: 204 })],
])('an answer %s is a failure', async (_, response) => {
  expect(await readAnswer(response)).not.toBe('accepted');
});
