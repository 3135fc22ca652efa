import { join } from 'node:path';

import sharp from 'sharp';

import { getPhoneLink } from '@/lib/content/links';
import { getSiteOrigin } from '@/lib/env';
import { getContent } from '@/lib/content';
import { getFormats } from '@/lib/language/format';

import { eachPage, exportFolder, find, pagesBelow } from './support/pages';
import { openJobs, pageAt, thingOf, thingsOf, valueAt, visibleText } from './support/structured-data';
import { expect, test } from '@playwright/test';

/** The date in India at an instant. */
const visibleDay = (instant: unknown): string => {
  expect(String(instant)).toMatch(/\+05:30$/);
  return getFormats('en').date(String(instant).slice(0, 10));
};

test('each page: structured data of an event matches the page', () =>
  eachPage(pagesBelow('/events'), (page) => {
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
    if (typeof street === 'string') expect(text).toContain(street);

    // The registration link, only while the page shows it.
    const target = String(valueAt(event, 'potentialAction.target')).slice(getSiteOrigin().length);
    const { byForm, each, free } = getContent('en').pages.events.event;
    const offers = find(page, 'a').filter(({ text: label }) => label === byForm);
    expect(offers.map(({ attributes }) => attributes.href)).toEqual(event.potentialAction ? [target] : []);

    // The price, only while registration is open.
    expect('offers' in event).toBe('potentialAction' in event);
    const price = Number(valueAt(event, 'offers.price') ?? 0);
    if ('offers' in event) {
      const shown = price === 0 ? free : each.replace('{rupees}', getFormats('en').rupees(price));
      expect(text).toContain(shown);
    }
  }));

test('each page: structured data of an article matches the page', () =>
  eachPage(pagesBelow('/news'), (page) => {
    const article = thingOf(page, 'NewsArticle');
    const text = visibleText(page);

    expect(find(page, 'h1')[0]?.text).toBe(article.headline);
    for (const key of ['description', 'author.name', 'contentLocation.name', 'articleSection']) {
      expect(text).toContain(String(valueAt(article, key)));
    }
    expect(text).toContain(visibleDay(article.datePublished));
    expect(text).toContain(visibleDay(article.dateModified));
    expect(String(article.dateModified) >= String(article.datePublished)).toBe(true);
  }));

test('each page: structured data of a job matches the page, including how to apply', () =>
  eachPage(openJobs, (page) => {
    const job = thingOf(page, 'JobPosting');
    const text = visibleText(page);

    expect(find(page, 'h1')[0]?.text).toBe(job.title);
    expect(text).toContain(visibleDay(job.datePosted));
    expect(text).toContain(visibleDay(job.validThrough));
    expect(new Date(String(job.validThrough)) > new Date(String(job.datePosted))).toBe(true);
    expect(['FULL_TIME', 'PART_TIME']).toContain(job.employmentType);
    for (const end of ['minValue', 'maxValue']) {
      expect(text).toContain(getFormats('en').rupees(Number(valueAt(job, `baseSalary.value.${end}`))));
    }

    const isRemote = job.jobLocationType === 'TELECOMMUTE';
    const place = isRemote ? 'applicantLocationRequirements.name' : 'jobLocation.address.addressLocality';
    expect(text).toContain(String(valueAt(job, place)));
    expect('jobLocation' in job).toBe(!isRemote);

    // Each line of the description is on the page; contact details are links there.
    const lines = String(job.description).match(/(?<=<(?:li|p)>)[^<]+/g) ?? [];
    expect(lines.length).toBeGreaterThan(6);
    const unseen = lines.filter((line) => !text.includes(line.split(` ${getContent('en').enterprise.email}`)[0] ?? ''));
    expect(unseen).toEqual([]);
    expect(find(page, 'a').some(({ attributes }) => attributes.href === getPhoneLink('en'))).toBe(true);
  }));

test('each page: structured data of a person matches the page', () =>
  eachPage(pagesBelow('/mentor'), (page) => {
    const person = thingOf(page, 'ProfilePage').mainEntity as Readonly<Record<string, unknown>>;
    const text = visibleText(page);

    expect(find(page, 'h1')[0]?.text).toBe(person.name);
    for (const key of ['jobTitle', 'description', 'knowsAbout', 'workLocation.name']) {
      expect(text).toContain(String(valueAt(person, key)));
    }
    for (const language of person.knowsLanguage as string[]) expect(text).toContain(language);
  }));

test('structured data of the enterprise matches the footer', () => {
  const footer = find(pageAt('/'), 'footer')[0]?.text ?? '';
  const enterprise = thingOf(pageAt('/'), 'Organization');

  for (const key of ['email', 'telephone', 'address.streetAddress', 'address.addressLocality', 'address.postalCode']) {
    expect(footer).toContain(String(valueAt(enterprise, key)));
  }
  const links = find(pageAt('/'), 'a').map(({ attributes }) => attributes.href);
  for (const desk of enterprise.contactPoint as Readonly<Record<string, unknown>>[]) {
    expect(footer).toContain(String(desk.telephone));
    expect(footer).toContain(String(desk.email));
  }
  expect((enterprise.sameAs as string[]).filter((address) => !links.includes(address))).toEqual([]);
  expect(thingOf(pageAt('/about'), 'AboutPage').mainEntity).toEqual(enterprise);
  expect(enterprise).toMatchObject(thingOf(pageAt('/contact'), 'ContactPage').mainEntity as Record<string, unknown>);
});

test('each page: structured data of a piece matches the page: price, delivery, store', () =>
  eachPage(pagesBelow('/piece'), (page) => {
    const piece = thingOf(page, 'Product');
    const text = visibleText(page);
    const { rupees } = getFormats('en');

    expect(find(page, 'h1')[0]?.text).toBe(piece.name);
    for (const key of ['description', 'sku', 'material', 'category']) expect(text).toContain(String(piece[key]));
    for (const key of ['width.value', 'height.value', 'weight.value']) {
      expect(text).toContain(String(valueAt(piece, key)));
    }
    expect(text).toContain(rupees(Number(valueAt(piece, 'offers.price'))));
    const charge = Number(valueAt(piece, 'offers.shippingDetails.shippingRate.value'));
    expect(text).toContain(charge === 0 ? getContent('en').words.piece.delivery.free : rupees(charge));
    const shopLinks = find(page, 'a').filter(({ attributes }) => attributes.href === valueAt(piece, 'offers.url'));
    expect(shopLinks.length).toBeGreaterThan(0);
  }));

test('structured data of the gallery lists its pictures', () => {
  test.skip(getContent('en').gallery.length === 0, 'The content has no gallery.');
  const page = pageAt('/gallery');
  const links = find(page, 'a').map(({ attributes }) => `${getSiteOrigin()}${attributes.href?.split('#')[0]}`);

  for (const picture of thingsOf(page).filter((thing) => thing['@type'] === 'ImageObject')) {
    expect(visibleText(page)).toContain(String(picture.name));
    expect(links).toContain(picture.url);
  }
});

test('each page: structured data of a picture matches the page', () =>
  eachPage(pagesBelow('/gallery'), async (page) => {
    const picture = thingOf(page, 'ImageObject');
    const file = String(picture.contentUrl).slice(getSiteOrigin().length);
    const { width, height } = await sharp(join(exportFolder, file)).metadata();

    expect(picture.url).toBe(`${getSiteOrigin()}${page.path}`);
    const [image] = find(page, 'img').filter(
      ({ attributes }) => `${getSiteOrigin()}${attributes.src}` === picture.contentUrl,
    );
    expect([picture.width, picture.height]).toEqual([`${width} px`, `${height} px`]);
    expect([image?.attributes.width, image?.attributes.height]).toEqual([String(width), String(height)]);
    for (const key of ['name', 'caption', 'creditText']) expect(visibleText(page)).toContain(String(picture[key]));
  }));
