import { act, render } from '@testing-library/react';

import { SubmissionForm } from '@/components/forms/SubmissionForm';
import { formProps } from '@/components/sections/form-props';
import { formSettings } from '@/lib/env';
import { contentIn } from '@/lib/content';
import type { FormName } from '@/lib/forms/definitions';
import { settleTime } from '@/lib/forms/journal';

jest.mock('@/lib/env', () => ({
  ...jest.requireActual<object>('@/lib/env'),
  formSettings: { lookupUrl: '', deliveryUrl: '' },
}));

function noticeOf(form: FormName, lookupUrl: string): string {
  jest.replaceProperty(formSettings, 'lookupUrl', lookupUrl);
  return formProps(form, 'en').shared.notice.text;
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('an entry left by a closed tab is stored, and its copy removed on the same visit', async () => {
  jest.useFakeTimers();
  const record = { email: 'a@example.com', timestamp: '2025-06-25T04:30:00.000Z' };
  localStorage.setItem('kaivinai:journal:newsletterSubscriptions:1', JSON.stringify({ from: 0, record }));
  render(<SubmissionForm form="subscribe" {...formProps('subscribe', 'en')} />);
  await act(() => jest.advanceTimersByTimeAsync(settleTime + 1000));

  expect(Object.entries(localStorage)).toEqual([['newsletterSubscriptions', JSON.stringify([record])]]);
});

test('names the lookup service', () => {
  expect(noticeOf('contact', 'https://ip.example/json')).toContain('ip.example');
});

test.each<[FormName, string]>([
  ['contact', ''],
  ['join', ''],
  ['subscribe', 'https://ip.example/json'],
])('%s with the lookup %j only mentions storage', (form, lookupUrl) => {
  expect(noticeOf(form, lookupUrl)).toBe(contentIn('en').forms.shared.notice.stored);
});
