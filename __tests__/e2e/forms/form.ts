import { expect, type Page, type Route } from '@playwright/test';

import { contentIn } from '@/lib/content';
import { formSettings } from '@/lib/env';
import { fill } from '@/lib/text/fill';

/** What the tests of the forms share. */

const { forms: formWords, pages } = contentIn('en');

/** The words of the forms, and those of the page that shows what they keep. */
export const forms = formWords;
export const yourData = pages['your-data'];

/** The name of the button that deletes a message, by its place in the list. */
export const deletionOf = (place: number): string =>
  fill(yourData.deleteOneLabel, { place, list: yourData.lists.contact });

/** What offers something kept earlier that was not passed on. */
export const unsentNotice = (page: Page) => page.getByText(forms.shared.unsent.question);

export const lookup = `${new URL(formSettings.lookupUrl).origin}/**`;

export const typed = {
  name: 'Anitha Raj',
  email: 'anitha.raj@example.com',
  subject: 'Gift boxes for forty people',
  message: 'Forty boxes by 10 October,\nto two addresses in Chennai.',
};

type Answer = (route: Route) => Promise<unknown>;

/** A lookup service that knows the visitor. */
export const knows: Answer = (route) =>
  route.fulfill({ json: { ip: '203.0.113.7' }, headers: { 'Access-Control-Allow-Origin': '*' } });

/** The same, once it is released. */
export function delayedLookup(): { readonly answer: Answer; readonly release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer: Answer = async (route) => {
    await released;
    await knows(route);
  };
  return { answer, release };
}

/** Fills the storage up, in the page; `mend()` empties it. */
export function breakStorage(): void {
  const working = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
  Object.assign(window, { mend: () => Object.defineProperty(Storage.prototype, 'setItem', working) });
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
}

/** What the browser complains about from now on: a breach of the page's policy, an error. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Opens a page with a form, ready to be typed into, and with a lookup that gives the answers passed in. */
export async function openForm(page: Page, address = '/contact', answer: Answer = knows): Promise<void> {
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

/** The thank-you panel, found by the words that docs/product.md promises. */
export const thanks = (page: Page) => page.getByText('has been stored locally');

/** The banner of a failure, in the words that docs/product.md promises. */
export const banner = (page: Page) => page.getByText('There was an error submitting your form. Please try again.');

/** A link of the form's panel by which what is written can be sent by hand; what a form that started hides is none. */
export const linkTo = (page: Page, scheme: string) => page.locator(`#form a[href^="${scheme}"]:visible`);

/** Ten seconds after the page was opened, and no later, to everything that its sheets time: nobody has to wait. */
export const tenSecondsLater = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 10_000;
    }
  });

/** What takes the focus after a form was sent: the summary of what is wrong, the banner, the panel. */
export const summary = (page: Page) => page.locator('#form div[tabindex="-1"]');

/** A list as it is stored; null when there is none. */
export const stored = (page: Page, key = 'contactSubmissions'): Promise<unknown> =>
  page.evaluate((name): unknown => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** The same, of one field of each record. */
export const storedMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('contactSubmissions') ?? '[]') as { message: string }[]).map(
      ({ message }) => message,
    ),
  );
