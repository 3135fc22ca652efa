import { render, screen, within } from '@testing-library/react';

import { MilestoneSteps } from '@/components/sections/MilestoneSteps';
import { contentIn } from '@/lib/content';

jest.mock('@/lib/build-date', () => ({ buildDate: () => new Date('2026-02-01T00:00:00+05:30') }));

const { milestones, pages } = contentIn('en');
const { notYet } = pages.timeline.words;
const [milestone] = milestones;
if (!milestone) throw new Error('There is no milestone to try this with.');

const step = (title: string, date: string, status: 'completed' | 'upcoming' | 'planned') => ({
  ...milestone,
  id: title,
  title,
  date,
  status,
});

test('a milestone with a past date that is not completed has a note', () => {
  const steps = [
    step('done', '2026-01', 'completed'),
    step('late', '2026-01', 'planned'),
    step('also late', '2026-01-30', 'upcoming'),
    step('this month', '2026-02', 'planned'),
    step('ahead', '2027-01-01', 'upcoming'),
  ];
  render(<MilestoneSteps milestones={steps} hubLabel="" />);

  const late = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(notYet));
  expect(late.map((item) => within(item).getByRole('heading').textContent)).toEqual(['late', 'also late']);
});
