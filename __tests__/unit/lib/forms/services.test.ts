/** @jest-environment node */
import { readOutcome, requestFor, type EndpointSettings } from '@/lib/forms/delivery/endpoint';

/** The form services in docs/forms.md, with their settings and documented responses. */

const record = { email: 'a@example.com', timestamp: '2025-06-25T04:30:00.000Z' };
const sent = { ...record, form: 'subscribe', id: '1' };

type Service = {
  readonly settings: EndpointSettings;
  /** Fields expected in addition to the record. */
  readonly fields: Readonly<Record<string, string>>;
  readonly success: () => Response;
  readonly failure: () => Response;
};

const services: Readonly<Record<string, Service>> = {
  Formspree: {
    settings: {
      url: 'https://formspree.io/f/abcdwxyz',
      format: 'json',
      success: 'ok',
      honeypot: '_gotcha',
      fields: '',
    },
    fields: { _gotcha: '' },
    success: () => Response.json({ ok: true, next: '/thanks' }),
    failure: () => Response.json({ errors: [{ field: 'email', message: 'should be an email' }] }, { status: 422 }),
  },
  Basin: {
    settings: {
      url: 'https://usebasin.com/f/abc123def456',
      format: 'json',
      success: 'status',
      honeypot: '_gotcha',
      fields: '',
    },
    fields: { _gotcha: '' },
    success: () => Response.json({}),
    failure: () => Response.json({}, { status: 422 }),
  },
  Web3Forms: {
    settings: {
      url: 'https://api.web3forms.com/submit',
      format: 'json',
      success: 'success',
      honeypot: 'botcheck',
      fields: 'access_key=00000000-0000-0000-0000-000000000000',
    },
    fields: { botcheck: '', access_key: '00000000-0000-0000-0000-000000000000' },
    success: () => Response.json({ success: true, body: { data: {}, message: 'Email sent' } }),
    failure: () => Response.json({ success: false, body: { message: 'Invalid access key' } }),
  },
  FormSubmit: {
    settings: {
      url: 'https://formsubmit.co/ajax/namaste@kaivinai.example',
      format: 'json',
      success: 'success',
      honeypot: '_honey',
      fields: '_template=table',
    },
    fields: { _honey: '', _template: 'table' },
    success: () => Response.json({ success: 'true', message: 'The form was submitted successfully.' }),
    failure: () => Response.json({ success: 'false', message: 'This form needs activation.' }),
  },
  'Netlify Forms': {
    settings: {
      url: '/__forms.html',
      format: 'urlencoded',
      success: 'status',
      honeypot: 'bot-field',
      fields: 'form-name={form}',
    },
    fields: { 'bot-field': '', 'form-name': 'subscribe' },
    success: () => new Response('<!doctype html>'),
    failure: () => new Response('Page not found', { status: 404 }),
  },
};

test.each(Object.entries(services))('%s gets the documented request', (_, { settings, fields }) => {
  const { method, headers, body } = requestFor({ id: '1', form: 'subscribe', record, honeypotValue: '' }, settings);
  const isJson = settings.format === 'json';

  expect(method).toBe('POST');
  expect(headers).toEqual({
    Accept: 'application/json',
    'Content-Type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
  });
  const read: unknown = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
  expect(read).toEqual({ ...sent, ...fields });
});

test.each(Object.entries(services))(
  'responses of %s are interpreted correctly',
  async (_, { settings, success, failure }) => {
    expect(await readOutcome(success(), settings)).toEqual({ kind: 'delivered' });
    expect(await readOutcome(failure(), settings)).toEqual({ kind: 'refused' });
  },
);
