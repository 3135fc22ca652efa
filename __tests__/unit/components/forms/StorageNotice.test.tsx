import { act, render, screen } from '@testing-library/react';

import { StorageNotice } from '@/components/forms/StorageNotice';
import { formSettings } from '@/content/form-settings';
import { formWords } from '@/content/forms/words';
import { settleTime } from '@/lib/forms/journal';
import type { FormName } from '@/lib/forms/records';

jest.mock('@/content/form-settings', () => ({ formSettings: { lookupUrl: '', deliveryUrl: '' } }));

async function noticeOf(form: FormName, lookupUrl: string): Promise<string | null> {
  jest.replaceProperty(formSettings, 'lookupUrl', lookupUrl);
  render(<StorageNotice form={form} id="notice" />);
  // The lists are read back.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return screen.getByText(new RegExp(formWords.notice.stored)).textContent;
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('what a tab left behind that was closed too soon is stored, and its working note goes at the same visit', async () => {
  jest.useFakeTimers();
  const record = { email: 'a@example.com' };
  localStorage.setItem('kaivinai:journal:newsletterSubscriptions:1', JSON.stringify({ from: 0, record }));
  render(<StorageNotice form="subscribe" id="notice" />);
  await act(() => jest.advanceTimersByTimeAsync(settleTime + 1000));

  expect(Object.entries(localStorage)).toEqual([['newsletterSubscriptions', JSON.stringify([record])]]);
});

test('names the service that is asked', async () => {
  expect(await noticeOf('contact', 'https://ip.example/json')).toContain('ip.example');
});

test.each<[FormName, string]>([
  ['contact', ''],
  ['join', ''],
  ['subscribe', 'https://ip.example/json'],
])('%s with the lookup %j speaks of storing only', async (form, lookupUrl) => {
  expect(await noticeOf(form, lookupUrl)).toBe(`${formWords.notice.stored} ${formWords.notice.privacy}`);
});
