import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { refuseBareTexts } from '../../../support/bare-texts';
import { completeForm } from '../../../support/forms';

import { SubmissionForm } from '@/components/islands/forms/SubmissionForm';
import { getFormProps } from '@/components/sections/form-props';
import { SubscribePanel } from '@/components/news/SubscribePanel';
import { getContent } from '@/lib/content';
import { listFields, formNames, getListKey, isLookupEnabled, type FormName } from '@/lib/forms/definitions';
import { getLists } from '@/lib/forms/browser';
import { getSentMarkKey } from '@/lib/forms/sentMarks';
import { getLimit } from '@/lib/forms/validation';
import { fill } from '@/lib/language/fill';

const words = getContent('en').forms;

const stored = (form: FormName = 'subscribe'): unknown => JSON.parse(localStorage.getItem(getListKey(form)) ?? 'null');
const show = (form: FormName) => render(<SubmissionForm form={form} {...getFormProps(form)} />);
const submitButton = () => screen.getByRole('button');

/** Fills in every visible field. */
async function fillIn(form: FormName): Promise<Record<string, string>> {
  const typed: Record<string, string> = {};
  for (const control of document.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const text = completeForm(form)[control.name] ?? 'not defined';
    typed[control.name] = text;
    await (control.matches('select') ? userEvent.selectOptions(control, text) : userEvent.type(control, text));
  }
  return typed;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
});

afterEach(refuseBareTexts);

test.each(formNames)('every field of the form %s is stored', async (form) => {
  jest.spyOn(console, 'error').mockImplementation();
  const fetcher = jest.spyOn(window, 'fetch');
  show(form);
  const typed = await fillIn(form);
  await userEvent.click(submitButton());

  expect(await screen.findByText(/has been stored locally/)).toBeInTheDocument();
  expect(Object.keys(typed)).toEqual(listFields(form).map(({ name }) => name));
  expect(stored(form)).toEqual([expect.objectContaining(typed)]);
  expect(fetcher).toHaveBeenCalledTimes(isLookupEnabled(form) ? 1 : 0);
});

test('a form can override the label of a field, and shares its error messages', async () => {
  const { fields, join } = words;
  const { label, hint } = { ...fields.message, ...join.fields?.message };
  show('join');

  const message = screen.getByRole('textbox', { name: label });
  expect(message).toHaveAccessibleDescription(hint);
  await userEvent.click(message);
  await userEvent.paste('x'.repeat(getLimit('join', 'message') + 1));
  expect(document.querySelector('[aria-live]:not(:empty)')).toBeInTheDocument();
  await userEvent.click(submitButton());
  expect(message).toHaveAccessibleDescription(
    expect.stringContaining(fill(fields.message.problems.tooLong ?? '?', { limit: getLimit('join', 'message') })),
  );
});

test('the summary of errors gets the focus, with a link to each field', async () => {
  show('contact');
  await userEvent.click(submitButton());
  const required = listFields('contact').filter((field) => field.required);
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#contact-'));

  expect(links.map((link) => link.getAttribute('href'))).toEqual(required.map(({ name }) => `#contact-${name}`));
  expect(document.activeElement).toContainElement(links[0] ?? null);
  expect(document.activeElement).not.toBe(document.body);
});

test('the error of a field disappears once it is changed', async () => {
  show('subscribe');
  await userEvent.click(submitButton());
  const field = screen.getByRole('textbox');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words.fields.email.problems.missing ?? '?'));

  await userEvent.type(field, 'a');
  expect(field).not.toHaveAttribute('aria-invalid');
  expect(field).not.toHaveAccessibleDescription(expect.stringContaining(words.fields.email.problems.missing ?? '?'));
  expect(field).toHaveFocus();

  await userEvent.click(submitButton());
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words.fields.email.problems.malformed ?? '?'));
});

test('an e-mail address is stored without invisible characters', async () => {
  show('subscribe');
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('\u202Aanitha@example.com\u202C');
  await userEvent.click(submitButton());

  await screen.findByText(/has been stored locally/);
  expect(stored()).toEqual([expect.objectContaining({ email: 'anitha@example.com' })]);
});

const restorePage = () =>
  act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('after Back a form has the draft edited in another language, and nothing that was sent there', async () => {
  const draft = 'site:draft:contact';
  show('contact');
  const message = screen.getByRole('textbox', { name: /message/i });
  await userEvent.type(message, 'Forty');
  sessionStorage.setItem(draft, JSON.stringify({ message: 'Forty boxes' }));
  await restorePage();
  expect(message).toHaveValue('Forty boxes');

  sessionStorage.removeItem(draft);
  await restorePage();
  expect(message).toHaveValue('');
});

test('after Back a form keeps values that could not be saved as a draft', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  show('contact');
  const message = screen.getByRole('textbox', { name: /message/i });
  await userEvent.type(message, 'Forty');
  await restorePage();

  expect(message).toHaveValue('Forty');
});

test('a value prefilled by a link is shown above the form, until it is changed', async () => {
  const subject = 'Banana-bark basket workshop';
  window.history.replaceState(null, '', `/contact?subject=${encodeURIComponent(subject)}`);
  show('contact');
  const head = fill(words.fields.subject.prefilledNote ?? '', { value: subject });
  expect(screen.getByText(head)).toBeInTheDocument();

  await userEvent.type(screen.getByRole('textbox', { name: /Subject/ }), 's');
  expect(screen.queryByText(head)).not.toBeInTheDocument();
});

test('typed text is neither replaced by a link nor shown as prefilled', () => {
  sessionStorage.setItem('site:draft:contact', JSON.stringify({ subject: 'My own' }));
  window.history.replaceState(null, '', '/contact?subject=Workshop');
  show('contact');

  expect(screen.getByRole('textbox', { name: /Subject/ })).toHaveValue('My own');
  expect(screen.queryByText(fill(words.fields.subject.prefilledNote ?? '', { value: 'Workshop' }))).toBeNull();
});

const earlier = { email: 'a@example.com', timestamp: '2025-06-25T04:30:00.000Z' };
const mark = getSentMarkKey('subscribe', earlier);
const { question, mine, dismiss } = words.shared.unsent;
const offer = async () => userEvent.click(await screen.findByRole('button', { name: mine }));

describe('a record of an earlier visit', () => {
  beforeEach(async () => {
    // Otherwise, records of the tests before would be restored.
    await getLists().clear('newsletterSubscriptions');
    localStorage.setItem('newsletterSubscriptions', JSON.stringify([earlier]));
  });

  test('is offered on any form page after a tap, until it is sent', async () => {
    const { unmount } = show('contact');
    await screen.findByText(question);
    expect(screen.queryByText(words.shared.unsent.text)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
    await offer();
    expect(screen.queryByText(earlier.email, { exact: false })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /WhatsApp/ }));
    expect(localStorage.getItem(mark)).toBe('whatsapp');
    unmount();

    show('contact');
    await screen.findByText(words.shared.storedHere.one);
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  test('is not offered after dismissal, but still counts as unsent', async () => {
    const { unmount } = show('contact');
    await offer();
    await userEvent.click(screen.getByRole('button', { name: dismiss }));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    unmount();

    show('contact');
    await screen.findByText(words.shared.storedHere.one);
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(localStorage.getItem(mark)).toBe('dismissed');
  });
});

test('a tap on a share option marks the record as sent', async () => {
  show('subscribe');
  await userEvent.type(screen.getByRole('textbox'), 'anitha@example.com');
  await userEvent.click(submitButton());
  await screen.findByText(/has been stored locally/);
  await userEvent.click(screen.getByRole('link', { name: words.shared.shareOptions.email }));

  const [record] = stored() as (typeof earlier)[];
  expect(localStorage.getItem(getSentMarkKey('subscribe', record ?? earlier))).toBe('email');
});

test('the subscribe panel links to the feed if there is one', () => {
  const { rerender } = render(<SubscribePanel />);
  expect(screen.queryByRole('link', { name: 'Feed' })).not.toBeInTheDocument();

  rerender(<SubscribePanel feed={{ label: 'Feed', href: '/news/feed.xml' }} />);
  expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/news/feed.xml');
});
