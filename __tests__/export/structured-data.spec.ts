import { contentIn } from '@/lib/content';
import { siteOrigin } from '@/lib/env';
import { locales } from '@/lib/languages';
import { eachPage, exportedPages, find, pagesBelow } from './support/pages';
import { openJobs, pageAt, thingOf, thingsIn, thingsOf, valueAt } from './support/structured-data';
import { expect, test } from '@playwright/test';

/** What each page is about, apart from its trail. */
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

test('each page: tells programs what it is about, and nothing it should not', () =>
  eachPage(exportedPages, (page) => {
    const types = thingsOf(page).map((thing) => thing['@type']);
    const hasTrail = page.route !== '/' && !page.isNotFound;

    expect(types.toSorted()).toEqual(
      [...(hasTrail ? ['BreadcrumbList'] : []), ...(expected.get(page.route) ?? [])].toSorted(),
    );

    // What we say of ourselves is no review.
    const forbidden = ['FAQPage', 'Review', 'AggregateRating', 'ItemList'];
    const things = thingsIn(thingsOf(page));
    const all = things.map((thing) => thing['@type']);
    const languages = things.flatMap(({ inLanguage }) => inLanguage ?? []);
    expect(languages.filter((tag) => tag !== locales[page.language])).toEqual([]);
    expect(all.filter((type) => forbidden.includes(type))).toEqual([]);
    if (!page.route.startsWith('/piece/')) expect(all).not.toContain('Product');
    if (!types.includes('Event') && !types.includes('Product')) expect(all).not.toContain('Offer');
  }));

test('each page: tells the trail that it shows', () =>
  eachPage(
    exportedPages.filter(({ route, isNotFound }) => route !== '/' && !isNotFound),
    (page) => {
      const [bar] = find(page, 'nav', { 'aria-label': contentIn(page.language).interface.breadcrumb.toLowerCase() });
      const shown = (bar?.descendants ?? [])
        .filter(({ tag, attributes }) => tag === 'a' || attributes['aria-current'] === 'page')
        .map(({ text, attributes }) => ({ name: text, item: `${siteOrigin()}${attributes.href ?? page.path}` }));

      expect(shown.length).toBeGreaterThan(1);
      expect(thingOf(page, 'BreadcrumbList').itemListElement).toEqual(
        shown.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      );
    },
  ));

/** What the search engines' documentation asks for ('required') and wishes for, and what we leave out on purpose. */
const wanted: Readonly<
  Record<string, { required: string[]; recommended: string[]; leftOut?: Record<string, string> }>
> = {
  Organization: {
    required: [],
    recommended: [
      'name',
      'alternateName',
      'url',
      'logo',
      'description',
      'email',
      'telephone',
      'sameAs',
      'address.streetAddress',
      'address.addressLocality',
      'address.addressRegion',
      'address.postalCode',
      'address.addressCountry',
      'contactPoint',
    ],
  },
  WebSite: { required: ['name', 'url'], recommended: ['alternateName'] },
  NewsArticle: {
    required: [],
    recommended: [
      'headline',
      'image',
      'datePublished',
      'dateModified',
      'author.name',
      'publisher.name',
      'publisher.logo',
    ],
    leftOut: { 'author.url': 'an author has a page here only where she is a mentor' },
  },
  Event: {
    required: [
      'name',
      'startDate',
      'location.name',
      'location.address.addressLocality',
      'location.address.addressCountry',
    ],
    recommended: [
      'description',
      'endDate',
      'eventStatus',
      'image',
      'organizer.name',
      'organizer.url',
      'eventAttendanceMode',
      'url',
    ],
    leftOut: {
      'offers.availability': 'how many seats are left only we know, and an event that is over offers none',
      performer: 'the makers perform nothing',
      'location.address.streetAddress': 'the way to a hub comes with the answer',
    },
  },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization.name'],
    recommended: [
      'validThrough',
      'employmentType',
      'identifier.value',
      'baseSalary.currency',
      'baseSalary.value.minValue',
      'baseSalary.value.maxValue',
      'baseSalary.value.unitText',
      'directApply',
      'hiringOrganization.sameAs',
      'hiringOrganization.logo',
    ],
  },
  ProfilePage: {
    required: ['mainEntity.name'],
    recommended: [
      'mainEntity.jobTitle',
      'mainEntity.image',
      'mainEntity.url',
      'mainEntity.worksFor.name',
      'mainEntity.description',
      'mainEntity.knowsAbout',
    ],
  },
  Product: {
    required: ['name', 'image', 'offers.price', 'offers.priceCurrency'],
    recommended: [
      'description',
      'sku',
      'brand.name',
      'material',
      'weight.value',
      'offers.url',
      'offers.itemCondition',
      'offers.shippingDetails.shippingRate.value',
      'offers.shippingDetails.shippingDestination.addressCountry',
      'offers.shippingDetails.deliveryTime.handlingTime.maxValue',
      'offers.shippingDetails.deliveryTime.transitTime.maxValue',
    ],
    leftOut: {
      'offers.availability': 'whether a piece is there today only the store knows',
      aggregateRating: 'buyers rate pieces in the store',
    },
  },
  ImageObject: { required: ['contentUrl', 'creditText'], recommended: ['name'] },
  AboutPage: { required: ['name', 'url'], recommended: ['mainEntity.name', 'mainEntity.address', 'description'] },
  ContactPage: { required: ['name', 'url'], recommended: ['mainEntity.telephone', 'mainEntity.email', 'description'] },
};

for (const [path, types] of expected) {
  test(`${path} gives every property that search engines ask for`, () => {
    const missing = thingsOf(pageAt(path))
      .filter((thing) => types.includes(thing['@type']))
      .flatMap((thing) => {
        const { required, recommended } = wanted[thing['@type']] ?? {
          required: ['an entry in the table'],
          recommended: [],
        };
        return [...required, ...recommended].filter((key) =>
          [undefined, '', null].includes(valueAt(thing, key) as string),
        );
      });

    expect(missing).toEqual([]);
  });
}
