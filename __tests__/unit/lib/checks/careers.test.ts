/** @jest-environment node */
import { careerOpenings, type CareerOpening } from '@/content/careers';
import { checkCareers } from '@/lib/checks/careers';
import { formatProblem } from '@/lib/checks/rules';

const [first, ...others]: readonly [CareerOpening, ...CareerOpening[]] = careerOpenings;

const messages = (openings: readonly CareerOpening[]) => checkCareers(openings).map(formatProblem);

test('nothing is wrong with the roles there are', () => {
  expect(messages(careerOpenings)).toEqual([]);
});

test.each([
  [{ title: '' }, 'title', 'is empty'],
  [{ summary: 'Work.' }, 'summary', 'has 5 characters'],
  [{ duties: [] }, 'duties', 'needs at least 1'],
  [{ closes: '2027-02' }, 'closes', "'2027-02' is a month"],
  [{ closes: '2027-02-30' }, 'closes', "'2027-02-30' is not a date"],
  [{ closes: '2026-01-01' }, 'closes', 'lies before the day the role was posted'],
  [{ cta: { label: 'Apply', href: '/careers/other' as const } }, 'cta.href', "must be '/careers/"],
])('stops a role with %j', (mistake, field, message) => {
  expect(messages([{ ...first, ...mistake }, ...others])).toEqual([
    expect.stringContaining(`content/careers.ts: ${first.slug}: ${field}: ${message}`),
  ]);
});
