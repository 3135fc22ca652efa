/** @jest-environment node */
import { isClosed, type CareerOpening } from '@/lib/content/careers';
import { createJobData } from '@/lib/seo/job';

const opening = (fields: Partial<CareerOpening>): CareerOpening => ({
  id: 'tester',
  languages: ['en'],
  title: 'Tester',
  location: 'Tenkasi',
  desc: 'Breaks what the others build.',
  summary: 'Tester in Tenkasi.',
  employmentType: 'FULL_TIME',
  pay: { from: 20000, to: 30000, per: 'MONTH' },
  terms: [],
  duties: [],
  brings: [],
  picture: 'careers',
  posted: '2026-11-02',
  closes: '2027-02-27',
  ...fields,
});

const closing = opening({ closes: '2027-02-27' });
const lastSecond = new Date('2027-02-27T23:59:59+05:30');
const midnight = new Date('2027-02-28T00:00:00+05:30');

test('a role is open until the end of its closing day in India', () => {
  expect(isClosed(closing, lastSecond)).toBe(false);
  expect(isClosed(closing, midnight)).toBe(true);
});

test('structured data of a job exists while it is open', () => {
  expect(createJobData(closing, lastSecond)).toMatchObject({
    datePosted: `${closing.posted}T00:00:00+05:30`,
    validThrough: '2027-02-27T23:59:59+05:30',
  });
  expect(createJobData(closing, midnight)).toBeUndefined();
});

test('an office job has a location, a remote one a country', () => {
  const office = opening({ locality: 'Chennai' });
  const remote = opening({ country: 'India' });

  expect(createJobData(office, lastSecond)).toMatchObject({
    jobLocation: { address: { addressLocality: 'Chennai' } },
  });
  expect(createJobData(office, lastSecond)).not.toHaveProperty('jobLocationType');
  expect(createJobData(remote, lastSecond)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'India' },
  });
  expect(createJobData(remote, lastSecond)).not.toHaveProperty('jobLocation');
});

test('texts of a role are escaped', () => {
  const odd = opening({ duties: ['Answer <b>every</b> letter & call'] });

  expect(createJobData(odd, lastSecond)?.description).toContain(
    '<li>Answer &lt;b&gt;every&lt;/b&gt; letter &amp; call</li>',
  );
});
