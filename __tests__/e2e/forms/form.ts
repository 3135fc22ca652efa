import { expect, type Page, type Route } from '@playwright/test';

import { getContent } from '@/lib/content';
import { formSettings } from '@/lib/env';
import { fill } from '@/lib/language/fill';

import { completeForm } from '../../unit/support/forms';

/** Helpers shared by the form tests. */

const { forms: formWords, pages } = getContent('en');

/** Texts of the forms, and of /privacy/your-data. */
export const forms = formWords;
export const yourData = pages['your-data'];

/** The label of the button that deletes a message, by position. */
export const deletionOf = (place: number): string =>
  fill(yourData.deleteOneLabel, { place, list: yourData.lists.contact });

/** The notice that offers records not sent yet. */
export const unsentNotice = (page: Page) => page.getByText(forms.shared.unsent.question);

export const lookup = `${new URL(formSettings.lookupUrl).origin}/**`;

export const typed = {
  ...completeForm('contact'),
  name: 'Anitha Raj',
  email: 'anitha.raj@example.com',
  subject: 'Gift boxes for forty people',
  message: 'Forty boxes by 10 October,\nto two addresses in Chennai.',
};

type Answer = (route: Route) => Promise<unknown>;

/** Mocks a lookup service that responds with an address. */
export const successfulLookup: Answer = (route) =>
  route.fulfill({ json: { ip: '203.0.113.7' }, headers: { 'Access-Control-Allow-Origin': '*' } });

/** Mocks a lookup service that responds once it is released. */
export function delayedLookup(): { readonly answer: Answer; readonly release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer: Answer = async (route) => {
    await released;
    await successfulLookup(route);
  };
  return { answer, release };
}

/** Fills the storage of the page; `mend()` empties it. */
export function breakStorage(): void {
  const working = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
  Object.assign(window, { mend: () => Object.defineProperty(Storage.prototype, 'setItem', working) });
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
}

/** Collects policy violations and errors from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Opens a page with a form, hydrated, with a mocked lookup. */
export async function openForm(page: Page, address = '/contact', answer: Answer = successfulLookup): Promise<void> {
  await page.route(lookup, answer);
  await page.goto(address);
  await expect(page.locator('#form button[type=submit]')).toBeEnabled();
}

export async function fillIn(page: Page, values: Readonly<Record<string, string>> = typed): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`#form [name=${name}]`);
    await (name === 'interest' ? field.selectOption(value) : field.fill(value));
  }
}

export const submitButton = (page: Page) => page.locator('#form form button[type=submit]');

/** The success panel, found by the text in docs/product.md. */
export const thanks = (page: Page) => page.getByText('has been stored locally');

/** The failure banner, found by the text in docs/product.md. */
export const banner = (page: Page) => page.getByText('There was an error submitting your form. Please try again.');

/** A visible link in the form's panel, by URL scheme. */
export const linkTo = (page: Page, scheme: string) => page.locator(`#form a[href^="${scheme}"]:visible`);

/** Advances all CSS animations to ten seconds after loading, without waiting. */
export const advanceTenSeconds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 10_000;
    }
  });

/** The element that receives focus after submission: error summary, banner or success panel. */
export const summary = (page: Page) => page.locator('#form div[tabindex="-1"]');

/** A list as stored; null if there is none. */
export const stored = (page: Page, key = 'contactSubmissions'): Promise<unknown> =>
  page.evaluate((name): unknown => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** The stored messages. */
export const storedMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('contactSubmissions') ?? '[]') as { message: string }[]).map(
      ({ message }) => message,
    ),
  );
