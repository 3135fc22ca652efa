import { getFormProps } from '@/components/sections/form-props';
import { formSettings } from '@/lib/env';
import { getContent } from '@/lib/content';
import type { FormName } from '@/lib/forms/definitions';

jest.mock('@/lib/env', () => ({
  ...jest.requireActual<object>('@/lib/env'),
  formSettings: { lookupUrl: '', deliveryUrl: '' },
}));

function noticeOf(form: FormName, lookupUrl: string): string {
  jest.replaceProperty(formSettings, 'lookupUrl', lookupUrl);
  return getFormProps(form).shared.notice.text;
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('names the lookup service', () => {
  expect(noticeOf('contact', 'https://ip.example/json')).toContain('ip.example');
});

test.each<[FormName, string]>([
  ['contact', ''],
  ['join', ''],
  ['subscribe', 'https://ip.example/json'],
])('%s with the lookup %j only mentions storage', (form, lookupUrl) => {
  expect(noticeOf(form, lookupUrl)).toBe(getContent('en').forms.shared.notice.stored);
});
