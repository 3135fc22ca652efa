import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SubmissionForm } from '@/components/forms/SubmissionForm';
import { YourData } from '@/components/forms/your-data/YourData.client';
import { formProps } from '@/components/sections/form-props';
import { contentIn } from '@/lib/content';
import { fieldsOf, formNames, listOf } from '@/lib/forms/definitions';
import { isIpAddress } from '@/lib/forms/ipLookup';
import { browserslist } from '@/package.json';

/**
 * What Chrome 80, Firefox 78 or Safari 13.1 do not have, the oldest that `browserslist` names. Of the language
 * tsconfig.browser.json sees to all; here are those that code is likely to call.
 */
const newer: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
  [String.prototype, ['at', 'isWellFormed', 'replaceAll', 'toWellFormed']],
  [Object, ['groupBy', 'hasOwn']],
  [Map, ['groupBy']],
  [Promise, ['any', 'try', 'withResolvers']],
  [Intl, ['ListFormat', 'Segmenter', 'supportedValuesOf']],
  [AbortSignal, ['any', 'timeout']],
  [URL, ['canParse', 'parse']],
  [crypto, ['randomUUID']],
  [navigator, ['locks', 'userAgentData']],
  [globalThis, ['requestIdleCallback', 'scheduler', 'structuredClone', 'reportError']],
  [Element.prototype, ['checkVisibility', 'replaceChildren']],
  [HTMLFormElement.prototype, ['requestSubmit']],
  [HTMLDialogElement.prototype, ['close', 'show', 'showModal']],
];

/** Takes them away while a test runs, and no longer: Jest itself calls some. */
async function inAnOldBrowser(task: (taken: readonly string[]) => Promise<void> | void): Promise<void> {
  const taken = newer.flatMap(([owner, names]) =>
    names.flatMap((name) => {
      const descriptor = Object.getOwnPropertyDescriptor(owner, name);
      return descriptor?.configurable && Reflect.deleteProperty(owner, name) ? [{ owner, name, descriptor }] : [];
    }),
  );
  try {
    await task(taken.map(({ name }) => name));
  } finally {
    for (const { owner, name, descriptor } of taken) Object.defineProperty(owner, name, descriptor);
  }
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  jest.spyOn(console, 'error').mockImplementation();
});

test('the test takes away what it names, for the browsers that are promised', async () => {
  let names: readonly string[] = [];
  await inAnOldBrowser((taken) => {
    names = taken;
  });

  expect(names).toEqual(expect.arrayContaining(['toSorted', 'hasOwn', 'replaceAll', 'timeout', 'Segmenter']));
  expect(browserslist).toEqual(expect.arrayContaining(['chrome >= 80', 'firefox >= 78', 'safari >= 13.1']));
});

// The words of a form are written in the build.
test.each(formNames.map((form) => ({ form, props: formProps(form, 'en') })))(
  'the form $form stores what is written',
  ({ form, props }) =>
    inAnOldBrowser(async () => {
      render(<SubmissionForm form={form} {...props} />);
      for (const { name, kind, choices } of fieldsOf(form)) {
        const control = document.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (!control) throw new Error(name);
        await (choices
          ? userEvent.selectOptions(control, choices[0] ?? '')
          : userEvent.type(control, kind === 'email' ? 'anitha@example.com' : 'Forty boxes'));
      }
      await userEvent.click(screen.getByRole('button'));

      expect(await screen.findByText(/has been stored locally/)).toBeInTheDocument();
      expect(JSON.parse(localStorage.getItem(listOf(form)) ?? '[]')).toHaveLength(1);
    }),
);

test('everything stored is shown, and deleted', () => {
  const props = formProps('contact', 'en');
  return inAnOldBrowser(async () => {
    const words = contentIn('en').pages['your-data'];
    localStorage.setItem('contactSubmissions', '[{"name":"Anitha","timestamp":"2025-06-25T04:30:00.000Z"}]');
    render(<YourData {...props} words={words} />);
    await userEvent.click(await screen.findByRole('button', { name: words.deleteAll }));
    await userEvent.click(screen.getByRole('button', { name: words.confirm.yes }));

    expect(await screen.findByText(words.nothing.title)).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });
});

test('an IPv6 address is known', () => inAnOldBrowser(() => expect(isIpAddress('2001:db8::1')).toBe(true)));
