import type { Page } from '@playwright/test';

import { contentIn } from '@/lib/content';
import { budgets, lastOrderDay, priceSteps, weeksBefore } from '@/lib/gifting';
import { formatsOf } from '@/lib/text/format';

import { expect, tour as test, visit } from './support/test';

// Common tasks of visitors: the answer is visible within three taps on a phone. A tap follows a link, opens a fold or
// selects an option.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const MOST_TAPS = 3;

/** A visitor's path from a home page, with the number of taps. */
function walkOf(page: Page) {
  let taps = 0;
  const tap = async (locator: ReturnType<Page['locator']>) => {
    taps += 1;
    await locator.click();
  };
  return {
    begin: (path: string) => visit(page, path),
    /** By URL: any of several equal links will do. */
    follow: (href: string) =>
      tap(page.locator(`main a[href="${href}"]:visible, header a[href="${href}"]:visible`).first()),
    /** In the footer of any page. */
    byFooter: async (href: string) => {
      const link = page.locator(`footer a[href="${href}"]`).first();
      // Link groups may be folded.
      if (!(await link.isVisible()))
        await page.locator('footer details', { has: link }).evaluate((fold) => {
          (fold as HTMLDetailsElement).open = true;
        });
      await tap(link);
    },
    openMenu: () => tap(page.locator('header button[popovertarget]')),
    /** In the menu, after openMenu. */
    inMenu: (href: string) => tap(page.locator(`[popover] a[href="${href}"]`).first()),
    open: (summary: string) => tap(page.locator('summary', { hasText: summary }).first()),
    choose: (label: string) => tap(page.getByRole('radio', { name: label, exact: true })),
    sees: async (...words: readonly string[]) => {
      for (const each of words) {
        await expect(page.getByText(each, { exact: false }).locator('visible=true').first()).toBeVisible();
      }
      expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    },
  };
}

const en = contentIn('en');
const ta = contentIn('ta');
const { rupees, date } = formatsOf('en');
const piece = en.pieces[0];
const event = en.events.find(({ id }) => id === 'banana-bark-basket-workshop');

test('a woman reads in Tamil what she earns, and calls', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/ta');
  await walk.follow('/ta/creator');
  const question = ta.pages.creator.faq.questions[0];
  await walk.open(question?.question ?? '');
  await walk.sees(question?.answer ?? '', rupees(3 * en.constants.rupees.hourRate * en.constants.numbers.workDays));
  await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
});

test('she reads which hub takes which child', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/ta');
  await walk.open(ta.welcome.children);
  await walk.sees(...ta.hubs.filter(({ status }) => status === 'Active').map(({ reach }) => reach?.children ?? '?'));
});

test('a buyer finds what fits ₹800 for sixty gifts, and the last day for Deepavali', async ({ page }) => {
  const walk = walkOf(page);
  const { constants } = en;
  const [, step] = priceSteps(constants);
  await walk.begin('/b2b');
  await walk.choose(`${step.number} to ${step.to}`);
  await walk.choose(`Up to ${rupees(budgets[1])}`);
  await walk.choose('Deepavali (Diwali)');
  await walk.sees(date(lastOrderDay(constants.dates.deepavali, weeksBefore(step, constants.periods, true))), 'GST');
});

test('a buyer abroad reads how to order', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/');
  await walk.byFooter('/faq');
  await walk.sees('From abroad', 'another country');
});

test('a buyer of a bowl reads that it is safe for food, and the way to returns', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/');
  await walk.follow(`/piece/${piece?.id ?? ''}`);
  await walk.sees(piece?.care[0] ?? '', 'GST');
  await expect(page.locator('main a[href="/refunds"]').first()).toBeVisible();
  await expect(page.locator('main a[href="/shipping"]').first()).toBeVisible();
});

test('a giver reads what ₹5,000 does, and how to give each month', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/');
  await walk.follow('/donor');
  await walk.open('every month');
  await walk.sees('standing instruction');
});

test('a brand reads who pays for delivery', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/');
  await walk.byFooter('/x');
  const row = en.pages.x.terms.rows.find(({ name }) => name === 'Who ships');
  const shown = page.getByText(row?.text ?? '?');
  if (!(await shown.isVisible())) {
    await walk.open('Who ships');
  }
  await walk.sees(row?.text ?? '?');
});

test('a journalist finds the date of the figures and whom to call', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/');
  await walk.byFooter('/media-kit');
  await walk.sees(date(en.figures.figures[0]?.asOf ?? ''), 'Joseph Anand');
});

test('an applicant reads what happens to her letter', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/careers');
  await walk.follow('/careers/content-writer');
  await walk.sees('for a year');
});

test('a volunteer finds the days', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/');
  await walk.byFooter('/volunteer');
  await walk.sees(...en.volunteerRoles.map(({ days }) => days));
});

test('somebody with a complaint finds the time limits and the officer', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/');
  await walk.byFooter('/contact');
  await walk.sees('Grievance', '48 hours');
  await walk.follow('/about#complaints');
  await walk.sees(en.pages.about.identity.grievance.note);
});

test('a guest of an event reads when her place is confirmed', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/');
  await walk.byFooter('/events');
  await walk.follow(`/events/${event?.id ?? ''}`);
  await walk.sees('confirmed');
});

test('a partner finds the documents', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/');
  await walk.byFooter('/partner');
  await walk.follow('/about#documents');
  await walk.sees(en.pages.about.documents.title);
});

test('the next user of a phone can delete what another wrote', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/');
  await walk.byFooter('/privacy/your-data');
  await walk.sees(en.pages['your-data'].nothing.title);
});

test('a woman who would like to teach reads what a mentor is paid and what is asked', async ({ page }) => {
  const walk = walkOf(page);
  await walk.begin('/');
  await walk.byFooter('/mentorship');
  await walk.sees(rupees(en.constants.rupees.hourRate), 'no certificate');
});
