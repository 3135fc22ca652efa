import { careerOpenings } from '@/content/careers';
import { site } from '@/content/site';
import { formatDate } from '@/lib/format';

import { exportedPages, find, type ExportedPage } from './support/pages';
import { pagesBelow, thingOf, thingsIn, thingsOf, valueAt, visibleText, type Thing } from './support/structured-data';
import { expect, test } from './support/test';

const pageAt = (path: string): ExportedPage => {
  const page = exportedPages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
};

/** The day of an instant by India's calendar, as a reader sees it. */
const visibleDay = (instant: unknown): string => {
  expect(String(instant)).toMatch(/\+05:30$/);
  return formatDate(String(instant).slice(0, 10));
};

/** The jobs one can still apply for, by their pages: those with a letter to write. */
const openJobs = pagesBelow('/careers').filter((page) =>
  find(page, 'main')[0]?.descendants.some(({ attributes }) => attributes.href?.startsWith('mailto:')),
);
const closedJobs = pagesBelow('/careers').filter((page) => !openJobs.includes(page));

/** What each page is about, apart from its trail. */
const expected = new Map<string, readonly string[]>([
  ['/', ['Organization', 'WebSite']],
  ['/about', ['AboutPage']],
  ['/contact', ['ContactPage']],
  ['/gallery', Array.from({ length: 6 }, () => 'ImageObject')],
  ...pagesBelow('/news').map(({ path }) => [path, ['NewsArticle']] as const),
  ...pagesBelow('/events').map(({ path }) => [path, ['Event']] as const),
  ...pagesBelow('/mentor').map(({ path }) => [path, ['Person']] as const),
  ...openJobs.map(({ path }) => [path, ['JobPosting']] as const),
]);

for (const page of exportedPages) {
  test(`${page.path} tells programs what it is about, and nothing it should not`, () => {
    const types = thingsOf(page).map((thing) => thing['@type']);
    const hasTrail = page.path !== '/' && page.file !== '404.html';

    expect(types.toSorted()).toEqual(
      [...(hasTrail ? ['BreadcrumbList'] : []), ...(expected.get(page.path) ?? [])].toSorted(),
    );

    const forbidden = ['FAQPage', 'Review', 'AggregateRating', 'Product', 'Offer', 'ItemList'];
    const all = thingsIn(thingsOf(page)).map((thing) => thing['@type']);
    expect(all.filter((type) => forbidden.includes(type))).toEqual([]);
  });
}

for (const page of exportedPages.filter(({ path, file }) => path !== '/' && file !== '404.html')) {
  test(`${page.path} tells the trail that it shows`, () => {
    const [bar] = find(page, 'nav', { 'aria-label': 'breadcrumb' });
    const shown = (bar?.descendants ?? [])
      .filter(({ tag, attributes }) => tag === 'a' || attributes['aria-current'] === 'page')
      .map(({ text, attributes }) => ({ name: text, item: `${site.origin}${attributes.href ?? page.path}` }));

    expect(shown.length).toBeGreaterThan(1);
    expect(thingOf(page, 'BreadcrumbList').itemListElement).toEqual(
      shown.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
    );
  });
}

/** What the search engines' documentation asks for ('required') and wishes for, and what we leave out on purpose. */
const wanted: Readonly<
  Record<string, { required: string[]; recommended: string[]; leftOut?: Record<string, string> }>
> = {
  Organization: {
    required: [],
    recommended: [
      ...['name', 'alternateName', 'url', 'logo', 'description', 'email', 'telephone', 'sameAs'],
      ...['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'].map(
        (key) => `address.${key}`,
      ),
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
      offers: 'a seat is not on sale',
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
      'directApply',
      'hiringOrganization.sameAs',
      'hiringOrganization.logo',
    ],
    leftOut: { baseSalary: 'the content gives none, and none is invented' },
  },
  Person: {
    required: ['name'],
    recommended: ['jobTitle', 'image', 'url', 'worksFor.name', 'description', 'knowsAbout'],
  },
  ImageObject: { required: ['contentUrl', 'creditText'], recommended: ['caption', 'name'] },
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

for (const page of pagesBelow('/events')) {
  test(`${page.path} tells programs the same event as readers`, () => {
    const event = thingOf(page, 'Event');
    const text = visibleText(page);
    const [time] = find(page, 'time').filter(({ ancestors }) => ancestors.includes('main'));

    expect(find(page, 'h1')[0]?.text).toBe(event.name);
    expect(time?.attributes.datetime).toBe(event.startDate);
    expect(event.startDate).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d\+05:30)?$/);
    expect(event.endDate).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d\+05:30)?$/);
    for (const key of ['description', 'organizer.name', 'location.name', 'location.address.addressLocality']) {
      expect(text).toContain(String(valueAt(event, key)));
    }
    const street = valueAt(event, 'location.address.streetAddress');
    if (street !== undefined) expect(text).toContain(String(street));

    // A way to register, exactly while the page offers one, and the same.
    const target = String(valueAt(event, 'potentialAction.target')).slice(site.origin.length);
    const offers = find(page, 'a').filter(({ attributes }) => attributes.href?.startsWith('/contact?subject='));
    expect(offers.map(({ attributes }) => attributes.href)).toEqual(event.potentialAction ? [target] : []);
  });
}

for (const page of pagesBelow('/news')) {
  test(`${page.path} tells programs the same article as readers`, () => {
    const article = thingOf(page, 'NewsArticle');
    const text = visibleText(page);

    expect(find(page, 'h1')[0]?.text).toBe(article.headline);
    for (const key of ['description', 'author.name', 'contentLocation.name', 'articleSection']) {
      expect(text).toContain(String(valueAt(article, key)));
    }
    expect(text).toContain(visibleDay(article.datePublished));
    expect(text).toContain(visibleDay(article.dateModified));
    expect(String(article.dateModified) >= String(article.datePublished)).toBe(true);
  });
}

for (const page of openJobs) {
  test(`${page.path} tells programs the same job as readers, and how to apply`, () => {
    const job = thingOf(page, 'JobPosting');
    const text = visibleText(page);

    expect(find(page, 'h1')[0]?.text).toBe(job.title);
    expect(text).toContain(visibleDay(job.datePosted));
    expect(text).toContain(visibleDay(job.validThrough));
    expect(new Date(String(job.validThrough)) > new Date(String(job.datePosted))).toBe(true);
    expect(['FULL_TIME', 'PART_TIME']).toContain(job.employmentType);

    const isRemote = job.jobLocationType === 'TELECOMMUTE';
    const place = isRemote ? 'applicantLocationRequirements.name' : 'jobLocation.address.addressLocality';
    expect(text).toContain(String(valueAt(job, place)));
    expect('jobLocation' in job).toBe(!isRemote);

    // Each line of the description stands on the page; the ways to apply are links there.
    const lines = String(job.description).match(/(?<=<(?:li|p)>)[^<]+/g) ?? [];
    expect(lines.length).toBeGreaterThan(6);
    const unseen = lines.filter((line) => !text.includes(line.split(` ${site.email}`)[0] ?? ''));
    expect(unseen).toEqual([]);
    expect(find(page, 'a').some(({ attributes }) => attributes.href === site.phone.href)).toBe(true);
  });
}

test('a job is open or closed, and a closed one offers nothing to apply by', () => {
  expect(openJobs.length + closedJobs.length).toBe(careerOpenings.length);
  expect(closedJobs.filter((page) => thingsOf(page).some((thing) => thing['@type'] === 'JobPosting'))).toEqual([]);
});

for (const page of pagesBelow('/mentor')) {
  test(`${page.path} tells programs the same person as readers`, () => {
    const person = thingOf(page, 'Person');
    const text = visibleText(page);

    expect(find(page, 'h1')[0]?.text).toBe(person.name);
    for (const key of ['jobTitle', 'description', 'knowsAbout', 'workLocation.name']) {
      expect(text).toContain(String(valueAt(person, key)));
    }
    for (const language of person.knowsLanguage as string[]) expect(text).toContain(language);
  });
}

test('the enterprise is told as the foot of each page tells it', () => {
  const foot = find(pageAt('/'), 'footer')[0]?.text ?? '';
  const enterprise = thingOf(pageAt('/'), 'Organization');

  for (const key of ['email', 'telephone', 'address.streetAddress', 'address.addressLocality', 'address.postalCode']) {
    expect(foot).toContain(String(valueAt(enterprise, key)));
  }
  const links = find(pageAt('/'), 'a').map(({ attributes }) => attributes.href);
  expect((enterprise.sameAs as string[]).filter((address) => !links.includes(address))).toEqual([]);
  expect(thingOf(pageAt('/about'), 'AboutPage').mainEntity).toEqual(enterprise);
  expect(thingOf(pageAt('/contact'), 'ContactPage').mainEntity).toEqual(enterprise);
});

test('the gallery tells the pictures that it shows', () => {
  const page = pageAt('/gallery');
  const pictures = thingsOf(page).filter((thing) => thing['@type'] === 'ImageObject');
  const sources = find(page, 'img').map(({ attributes }) => `${site.origin}${attributes.src}`);
  const text = visibleText(page);

  expect(pictures.filter((picture: Thing) => !sources.includes(String(picture.contentUrl)))).toEqual([]);
  for (const picture of pictures) {
    for (const key of ['name', 'caption', 'creditText']) expect(text).toContain(String(picture[key]));
  }
});
