import type { Locator } from '@playwright/test';

import { getContent } from '@/lib/content';
import { getFormats } from '@/lib/language/format';

import { isEmptyPage } from '../export/support/pages';
import { footerLinks, specified, specifiedLinks } from './support/specification';
import { expect, tour as test, visit } from './support/test';

// What the specification lists for a page is in view, on a desktop and on a phone: not hidden, and in no closed fold. On a
// phone, folds hold explanations (components/ui/Fold.tsx).

const words = getContent('en');
const { rupees } = getFormats('en');

type Listed = readonly (readonly [path: string, ...texts: string[]])[];

/** Items of content, whose fields the specification lists. */
const items: Listed = [
  ['/mentorship', ...words.programs.flatMap((each) => [each.title, each.duration, each.participants])],
  ['/mentorship', ...words.mentors.flatMap((each) => [each.name, each.role, each.experience, each.location])],
  ['/mentorship', ...words.successStories.flatMap(({ after, income }) => [after, rupees(income.now)])],
  ['/hubs', ...words.hubs.flatMap((hub) => (hub.status === 'Active' ? [hub.description] : []))],
  ['/x', ...words.brands.flatMap((each) => [each.name, each.location, each.category, each.description])],
  ['/volunteer', ...words.volunteerRoles.flatMap((each) => [each.title, each.description])],
  ['/donor', ...words.donationAreas.flatMap((each) => [each.title, each.description, each.impact])],
  ['/partner', ...words.partnershipTypes.flatMap((each) => [each.title, each.commitment, ...each.benefits])],
  ['/events', ...words.events.flatMap((each) => [each.title, each.location, each.desc, each.attendees])],
  ['/contact', ...words.pages.contact.faq.questions.map(({ question }) => question)],
];

/** The explanations that belong to them. */
const explanations: Listed = [
  ['/mentorship', ...words.programs.flatMap(({ features }) => features)],
  ['/mentorship', ...words.successStories.map(({ before }) => before)],
  ['/hubs', ...words.hubs.flatMap((hub) => (hub.status === 'Active' ? hub.features : []))],
  ['/volunteer', ...words.volunteerRoles.flatMap(({ features }) => features)],
  ['/donor', ...words.donationAreas.flatMap(({ features }) => features)],
  ['/contact', ...words.pages.contact.faq.questions.map(({ answer }) => answer)],
  ['/faq', ...words.pages.faq.list.groups.flatMap(({ questions }) => questions.map(({ answer }) => answer))],
];

const flatten = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

/** The text in view: `innerText` omits what is hidden and what closed folds contain. */
const readVisible = async (part: Locator): Promise<string> => flatten(await part.innerText());

const widths = [1440, 390];

for (const path of new Set([...specified, ...items, ...explanations, ...specifiedLinks].map(([each]) => each))) {
  if (isEmptyPage(path)) continue;
  test(`${path} shows what the specification lists`, async ({ page }) => {
    await visit(page, path);
    const textsOf = (...lists: Listed[]) => lists.flat().flatMap(([each, ...listed]) => (each === path ? listed : []));
    const links = specifiedLinks.flatMap(([each, ...hrefs]) => (each === path ? hrefs : []));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const texts = textsOf(specified, items, width === 1440 ? explanations : []);
      const shown = await readVisible(page.locator('main'));
      expect
        .soft(
          texts.filter((text) => !shown.includes(flatten(text))),
          `${width} px`,
        )
        .toEqual([]);
      for (const href of links) {
        await expect(page.locator(`main a[href^="${href}"]`).locator('visible=true').first()).toBeVisible();
      }
    }
  });
}

test('the footer links to every page that it must', async ({ page }) => {
  await visit(page, '/about');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const href of footerLinks.filter((each) => !isEmptyPage(each)))
      await expect(page.locator(`footer a[href="${href}"]`).first()).toBeVisible();
  }
});
