import type { Page } from '@playwright/test';

import { getContent } from '@/lib/content';
import { computeLastOrderDay, listPriceSteps, setPrice, countWeeksBefore } from '@/lib/gifting';
import { getFormats } from '@/lib/language/format';

import { expect, tour as test, visit } from './support/test';

// Common tasks of visitors: the answer is visible within three taps on a phone. A tap follows a link or opens the menu.

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const MOST_TAPS = 3;

/** A visitor's path from a home page, with the number of taps. */
function startJourney(page: Page) {
  let taps = 0;
  const tap = async (locator: ReturnType<Page['locator']>) => {
    taps += 1;
    await locator.click();
  };
  return {
    start: (path: string) => visit(page, path),
    /** Follows the first visible link to this URL in the header or the main content. */
    follow: (href: string) =>
      tap(page.locator(`main a[href="${href}"]:visible, header a[href="${href}"]:visible`).first()),
    /** In the footer of any page. */
    byFooter: (href: string) => tap(page.locator(`footer a[href="${href}"]`).first()),
    openMenu: () => tap(page.locator('header button[popovertarget]')),
    /** In the menu, after openMenu. */
    inMenu: (href: string) => tap(page.locator(`[popover] a[href="${href}"]`).first()),
    expectText: async (...words: readonly string[]) => {
      for (const each of words) {
        await expect(page.getByText(each, { exact: false }).locator('visible=true').first()).toBeVisible();
      }
      expect(taps).toBeLessThanOrEqual(MOST_TAPS);
    },
  };
}

const en = getContent('en');
const ta = getContent('ta');
const { rupees, date } = getFormats('en');
const piece = en.pieces[0];
const event = en.events.find(({ id }) => id === 'banana-bark-basket-workshop');

for (const [goal, footerPage, ...texts] of [
  ['a buyer abroad reads how to order', '/faq', 'From abroad', 'other countries'],
  [
    'a journalist finds the date of the figures and whom to call',
    '/media-kit',
    date(en.figures.figures[0]?.asOf ?? ''),
    'Joseph Anand',
  ],
  [
    'a volunteer finds the days, the age, the certificate and who pays travel',
    '/volunteer',
    ...en.volunteerRoles.map(({ days }) => days),
    '18',
    'certificate',
    'bus fare',
  ],
  ['a CSR officer reads which papers exist and whom to ask', '/partner', 'CSR-1', '12A', '80G', 'Joseph Anand'],
  ['a visitor reads what a visit costs and how long it takes', '/hubs', 'free', 'an hour'],
  ['a giver reads the steps, the time and whose account it is', '/donor', en.enterprise.legalName, '2 business days'],
  ['a buyer whose piece and packaging broke reads what to do', '/refunds', 'any box', 'photograph', 'ordered by phone'],
  ['somebody reads by when a request about her data is done', '/privacy', '48 hours', '1 month'],
  ['the next user of a phone can delete what another wrote', '/privacy/your-data', en.pages['your-data'].nothing.title],
  [
    'a woman who would like to teach reads what a mentor is paid and what is asked',
    '/mentorship',
    rupees(en.constants.rupees.hourRate),
    'no certificate',
  ],
] as const) {
  test(goal, async ({ page }) => {
    const journey = startJourney(page);
    await journey.start('/');
    await journey.byFooter(footerPage);
    await journey.expectText(...texts);
  });
}

test('a woman reads in Tamil what she earns, and calls', async ({ page }) => {
  const journey = startJourney(page);
  await journey.start('/ta');
  await journey.follow('/ta/creator');
  const question = ta.pages.creator.faq.questions[0];
  await journey.expectText(
    question?.answer ?? '',
    rupees(3 * en.constants.rupees.hourRate * en.constants.numbers.workDays),
  );
  await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
});

test('she reads which hub takes which child', async ({ page }) => {
  const journey = startJourney(page);
  await journey.start('/ta');
  await journey.expectText(
    ...ta.hubs.filter(({ status }) => status === 'Active').map(({ reach }) => reach?.children ?? '?'),
  );
});

test('a buyer finds a set below ₹800 with its total for fifty gifts, and the last day for Deepavali', async ({
  page,
}) => {
  const journey = startJourney(page);
  const { constants, giftSets, pieces } = en;
  const [, step] = listPriceSteps(constants);
  const prices = giftSets.map((set) => setPrice(set, step, pieces)).filter((price) => price < 800);
  expect(prices.length).toBeGreaterThan(0);

  await journey.start('/');
  await journey.byFooter('/b2b');
  await journey.expectText(
    ...prices.map((price) => rupees(price * step.number)),
    date(computeLastOrderDay(constants.dates.deepavali, countWeeksBefore(step, constants.periods, true))),
    'GST',
  );
});

test('a buyer of a bowl reads that it is safe for food, and the way to returns', async ({ page }) => {
  const journey = startJourney(page);
  await journey.start('/');
  await journey.follow(`/piece/${piece?.id ?? ''}`);
  await journey.expectText(piece?.care[0] ?? '', 'GST');
  await expect(page.locator('main a[href="/refunds"]').first()).toBeVisible();
  await expect(page.locator('main a[href="/shipping"]').first()).toBeVisible();
});

test('a giver reads what ₹5,000 does, and how to give each month', async ({ page }) => {
  const journey = startJourney(page);
  await journey.start('/');
  await journey.follow('/donor');
  await journey.expectText('standing instruction');
});

test('a brand reads who pays for delivery', async ({ page }) => {
  const journey = startJourney(page);
  await journey.start('/');
  await journey.byFooter('/x');
  const row = en.pages.x.terms.rows.find(({ name }) => name === 'Who ships');
  const shown = page.getByText(row?.text ?? '?');
  if (!(await shown.isVisible())) {
  }
  await journey.expectText(row?.text ?? '?');
});

test('an applicant reads how long her application is kept', async ({ page }) => {
  const journey = startJourney(page);
  await journey.start('/careers');
  await journey.follow('/careers/content-writer');
  await journey.expectText('for a year');
});

test('somebody with a complaint finds the time limits and the officer', async ({ page }) => {
  const journey = startJourney(page);
  await journey.start('/');
  await journey.byFooter('/contact');
  await journey.expectText('Grievance', '48 hours');
  await journey.follow('/about#complaints');
  await journey.expectText(en.pages.about.identity.grievance.note);
});

test('a guest of an event reads when her place is confirmed', async ({ page }) => {
  const journey = startJourney(page);
  await journey.start('/');
  await journey.byFooter('/events');
  await journey.follow(`/events/${event?.id ?? ''}`);
  await journey.expectText('confirmed');
});

test('a partner finds the documents', async ({ page }) => {
  const journey = startJourney(page);
  await journey.start('/');
  await journey.byFooter('/partner');
  await journey.follow('/about#documents');
  await journey.expectText(en.pages.about.documents.title);
});
