/** @jest-environment node */
import { careerOpenings, type CareerOpening } from '@/content/careers';
import { byState, isClosed } from '@/lib/careers';
import { jobPosting } from '@/lib/structured-data/job';

const [role]: readonly CareerOpening[] = careerOpenings;

const opening = (fields: Partial<CareerOpening>): CareerOpening => {
  if (!role) throw new Error('There is no role to begin with.');
  return { ...role, ...fields };
};

const closing = opening({ closes: '2027-02-27' });
const lastSecond = new Date('2027-02-27T23:59:59+05:30');
const midnight = new Date('2027-02-28T00:00:00+05:30');

test('one can apply until the end of the last day in India', () => {
  expect(isClosed(closing, lastSecond)).toBe(false);
  expect(isClosed(closing, midnight)).toBe(true);
});

test('tells open roles from closed ones', () => {
  const later = opening({ slug: 'later', closes: '2027-03-01' });

  expect(byState(midnight, [closing, later])).toEqual({ open: [later], closed: [closing] });
});

test('a job is offered to search engines for as long as one can apply', () => {
  expect(jobPosting(closing, lastSecond)).toMatchObject({
    datePosted: `${closing.posted}T00:00:00+05:30`,
    validThrough: '2027-02-27T23:59:59+05:30',
  });
  expect(jobPosting(closing, midnight)).toBeUndefined();
});

test('a job in an office has a place, one from home the country to live in', () => {
  const office = opening({ place: { kind: 'office', locality: 'Chennai' } });
  const remote = opening({ place: { kind: 'remote', country: 'India' } });

  expect(jobPosting(office, lastSecond)).toMatchObject({ jobLocation: { address: { addressLocality: 'Chennai' } } });
  expect(jobPosting(office, lastSecond)).not.toHaveProperty('jobLocationType');
  expect(jobPosting(remote, lastSecond)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'India' },
  });
  expect(jobPosting(remote, lastSecond)).not.toHaveProperty('jobLocation');
});

test('what a role asks for cannot become markup', () => {
  const odd = opening({ duties: ['Answer <b>every</b> letter & call'] });

  expect(jobPosting(odd, lastSecond)?.description).toContain(
    '<li>Answer &lt;b&gt;every&lt;/b&gt; letter &amp; call</li>',
  );
});
