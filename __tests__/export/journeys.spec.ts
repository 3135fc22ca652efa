import { expect, test } from '@playwright/test';

import { buildDate } from '@/lib/build-date';
import { isClosed } from '@/lib/careers/careers';
import { contentIn } from '@/lib/content';
import { readCount, readPeriod } from '@/lib/content/values';
import { telephone } from '@/lib/content/links';
import { isOver } from '@/lib/events/events';
import { formatsOf } from '@/lib/text/format';

import { exportedPages, find, type ExportedPage } from './support/pages';

const content = contentIn('en');
const { enterprise, constants, interface: words } = content;
const { rupees, share } = formatsOf('en');
const period = (name: keyof typeof constants.periods) => readPeriod(constants.periods[name], 'en', words);

const pageAt = new Map(exportedPages.map((page) => [page.path, page]));

const hrefsOf = (page: ExportedPage, part = 'body'): string[] =>
  find(page, part).flatMap(({ descendants }) =>
    descendants.flatMap(({ tag, attributes }) => (tag === 'a' && attributes.href ? [attributes.href] : [])),
  );

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? '';

/** The pages by the fewest clicks that lead to them from Home. */
function clicksFromHome(): Map<string, number> {
  const clicks = new Map([['/', 0]]);
  for (const [path, count] of clicks) {
    const page = pageAt.get(path);
    if (!page) continue;
    for (const next of hrefsOf(page).map(pathOf)) {
      if (pageAt.has(next) && !clicks.has(next)) clicks.set(next, count + 1);
    }
  }
  return clicks;
}

const clicks = clicksFromHome();
const near = exportedPages.filter(({ path, language }) => language === 'en' && (clicks.get(path) ?? 99) <= 3);

type Found = {
  /** What a reader of the page's main part sees. */
  readonly says: (...facts: readonly (string | undefined)[]) => boolean;
  /** Whether a link of its main part leads there. */
  readonly leads: (to: string | RegExp) => boolean;
};

/** Visitors, and what each has come for: facts of the content, and the next step. */
const journeys: Readonly<Record<string, (page: Found) => boolean>> = {
  'a learner': ({ says, leads }) =>
    says(...content.hubs.filter(({ status }) => status === 'Active').map(({ location }) => location)) &&
    leads(telephone(enterprise.phone)),
  'a shopper': ({ leads }) => leads(enterprise.external.store),
  'a gifting manager': ({ says, leads }) =>
    says(content.corporateTestimonials[0]?.author) && leads(/catalogue.*\.pdf$/),
  'a donor': ({ says, leads }) => says(...content.donationAreas.map(({ title }) => title)) && leads(/^\/contact\b/),
  'a volunteer': ({ says, leads }) =>
    says(...content.volunteerRoles.map(({ title }) => title)) && leads(/^\/contact\b/),
  'a mentor to be': ({ says, leads }) =>
    says(...content.programs.map(({ title }) => title), ...content.mentors.map(({ name }) => name).slice(0, 1)) &&
    leads(/^\/(contact|join)\b/),
  'a partner': ({ says, leads }) =>
    says(...content.partnershipTypes.map(({ title }) => title)) && leads(/^\/contact\b/),
  'a brand that wants to sell': ({ says, leads }) =>
    says(...content.brands.map(({ name }) => name)) && leads(enterprise.external.becomeSeller),
  'the press': ({ leads }) =>
    leads('/media-kit/press-release') && leads(/\.pdf$/) && leads(/\.zip$/) && leads(telephone(enterprise.phone)),
  'a job seeker': ({ says, leads }) =>
    content.careers
      .filter((role) => !isClosed(role, buildDate()))
      .some(({ title, duties }) => says(title, duties[0]) && leads(/^mailto:/)),
  'a guest of an event': ({ says, leads }) =>
    content.events
      .filter((event) => !isOver(event, buildDate()))
      .some(({ title, venue }) => says(title, venue.name) && leads(/\.ics$/) && leads(/^\/contact\b/)),
  'a buyer who wants her money back': ({ says, leads }) =>
    says(period('returnWindow'), period('refund'), share(constants.shares.faultRefund)) &&
    leads(enterprise.external.orders),
  'a visitor who asks for delivery': ({ says }) =>
    says(
      rupees(constants.rupees.middleBandCharge),
      readCount(constants.periods.standardRemote, 'en'),
      period('processing'),
    ),
  'a visitor to a hub': ({ says, leads }) =>
    content.hubs
      .filter(({ status }) => status === 'Active')
      .some(({ name, hours }) => says(name, hours) && leads(/^(tel:|https:\/\/wa\.me\/)/)),
  'someone who wants her data deleted': ({ says, leads }) =>
    says(period('accountRecords')) && leads('/privacy/your-data') && leads(/^mailto:/),
};

/** An editor may close the last role, and time the last event: then the page says so, and there is nothing to find. */
const nothingIsOpen: Readonly<Record<string, boolean>> = {
  'a job seeker': content.careers.every((role) => isClosed(role, buildDate())),
  'a guest of an event': content.events.every((event) => isOver(event, buildDate())),
};

for (const [visitor, isFoundOn] of Object.entries(journeys)) {
  test(`${visitor} finds what she came for in three clicks from Home`, () => {
    test.skip(nothingIsOpen[visitor] ?? false, 'nothing of the kind lies ahead');
    const found = near.filter((page) => {
      const text = find(page, 'main')[0]?.text ?? '';
      const hrefs = hrefsOf(page, 'main');
      return isFoundOn({
        says: (...facts) => facts.every((fact) => fact !== undefined && text.includes(fact)),
        leads: (to) => hrefs.some((href) => (typeof to === 'string' ? href === to : to.test(href))),
      });
    });

    expect(found.map(({ path }) => path)).not.toEqual([]);
  });
}

test('every page is at most three clicks from Home', () => {
  const far = exportedPages.filter(({ path, isNotFound }) => !isNotFound && (clicks.get(path) ?? 99) > 3);

  expect(far.map(({ path }) => path)).toEqual([]);
});
