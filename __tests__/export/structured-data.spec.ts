import { getContent } from '@/lib/content';
import { getSiteOrigin } from '@/lib/env';
import { locales } from '@/lib/language';
import { eachPage, exportedPages, find, pagesBelow } from './support/pages';
import { openJobs, thingOf, thingsIn, thingsOf, valueAt } from './support/structured-data';
import { expect, test } from '@playwright/test';

/** The schema.org types of each page, without breadcrumbs. */
const expected = new Map<string, readonly string[]>([
  ['/', ['Organization', 'WebSite']],
  ['/about', ['AboutPage']],
  ['/contact', ['ContactPage']],
  ['/gallery', pagesBelow('/gallery').map(() => 'ImageObject')],
  ...pagesBelow('/gallery').map(({ path }) => [path, ['ImageObject']] as const),
  ...pagesBelow('/news').map(({ path }) => [path, ['NewsArticle']] as const),
  ...pagesBelow('/events').map(({ path }) => [path, ['Event']] as const),
  ...pagesBelow('/mentor').map(({ path }) => [path, ['ProfilePage']] as const),
  ...pagesBelow('/piece').map(({ path }) => [path, ['Product']] as const),
  ...openJobs.map(({ path }) => [path, ['JobPosting']] as const),
]);

test('each page: has structured data of the expected types, and no forbidden ones', () =>
  eachPage(exportedPages, (page) => {
    const types = thingsOf(page).map((thing) => thing['@type']);
    const hasTrail = page.route !== '/' && !page.isNotFound;

    expect(types.toSorted()).toEqual(
      [...(hasTrail ? ['BreadcrumbList'] : []), ...(expected.get(page.route) ?? [])].toSorted(),
    );

    // Our own statements are not reviews.
    const forbidden = ['FAQPage', 'Review', 'AggregateRating', 'ItemList'];
    const things = thingsIn(thingsOf(page));
    const all = things.map((thing) => thing['@type']);
    const languages = things.flatMap(({ inLanguage }) => inLanguage ?? []);
    expect(languages.filter((tag) => tag !== locales[page.language])).toEqual([]);
    const currencies = things.flatMap(({ priceCurrency, currency }) => [priceCurrency ?? [], currency ?? []].flat());
    expect(currencies.filter((code) => code !== 'INR')).toEqual([]);
    expect(all.filter((type) => forbidden.includes(type))).toEqual([]);
    if (!page.route.startsWith('/piece/')) expect(all).not.toContain('Product');
    if (!types.includes('Event') && !types.includes('Product')) expect(all).not.toContain('Offer');
  }));

test('each page: structured data has the same breadcrumbs as the page', () =>
  eachPage(
    exportedPages.filter(({ route, isNotFound }) => route !== '/' && !isNotFound),
    (page) => {
      const [bar] = find(page, 'nav', { 'aria-label': getContent(page.language).words.site.breadcrumb.toLowerCase() });
      const shown = (bar?.descendants ?? [])
        .filter(({ tag, attributes }) => tag === 'a' || attributes['aria-current'] === 'page')
        .map(({ text, attributes }) => ({ name: text, item: `${getSiteOrigin()}${attributes.href ?? page.path}` }));

      expect(shown.length).toBeGreaterThan(1);
      expect(thingOf(page, 'BreadcrumbList').itemListElement).toEqual(
        shown.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      );
    },
  ));

const alternateName = getContent('en').enterprise.tamilName === undefined ? [] : ['alternateName'];

/**
 * Properties required by search engines, in addition to those that structured-data-visible.spec.ts compares with the
 * page. Omitted by design: availability of seats and pieces, which we do not know, and ratings of pieces, which are in
 * the store.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', ...alternateName, 'url', 'logo', 'description', 'sameAs', 'address.addressCountry'],
  WebSite: ['name', 'url', ...alternateName],
  NewsArticle: ['image', 'publisher.name', 'publisher.logo'],
  Event: ['location.address.addressCountry', 'eventStatus', 'eventAttendanceMode', 'image', 'organizer.url', 'url'],
  JobPosting: [
    'hiringOrganization.name',
    'hiringOrganization.sameAs',
    'hiringOrganization.logo',
    'identifier.value',
    'baseSalary.currency',
    'baseSalary.value.unitText',
  ],
  ProfilePage: ['mainEntity.image', 'mainEntity.url', 'mainEntity.worksFor.name'],
  Product: [
    'image',
    'brand.name',
    'offers.priceCurrency',
    'offers.itemCondition',
    'offers.shippingDetails.shippingDestination.addressCountry',
    'offers.hasMerchantReturnPolicy.merchantReturnDays',
    'offers.hasMerchantReturnPolicy.applicableCountry',
    'offers.shippingDetails.deliveryTime.handlingTime.maxValue',
    'offers.shippingDetails.deliveryTime.transitTime.maxValue',
  ],
  ImageObject: ['name', 'contentUrl', 'creditText'],
  AboutPage: ['name', 'url', 'description', 'mainEntity'],
  ContactPage: ['name', 'url', 'description', 'mainEntity'],
};

test('each page: structured data has all required properties', () =>
  eachPage(exportedPages, (page) => {
    const missing = thingsOf(page).flatMap((thing) =>
      (required[thing['@type']] ?? []).filter((key) => !valueAt(thing, key)),
    );

    expect(missing).toEqual([]);
  }));
