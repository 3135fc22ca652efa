import { render, screen, within } from '@testing-library/react';

import { Timeline } from '@/components/story/Timeline';
import { getContent, type Item } from '@/lib/content';

jest.mock('@/lib/build-date', () => ({ buildDate: () => new Date('2026-02-01T00:00:00+05:30') }));

type Milestone = Item<'milestones'>;

const { milestones, pages } = getContent('en');
const { statusWords } = pages.timeline;
const some: Milestone = {
  id: 'of-the-test',
  title: 'A step',
  date: '2025-01-01',
  status: 'completed',
  icon: 'leaf',
  languages: ['en'],
  description: 'A step.',
  details: 'A step of the test.',
};

test('lists the milestones in order, each with its date and status', () => {
  const { container } = render(<Timeline milestones={milestones} />);
  const path = milestones.filter(({ isExtra }) => !isExtra);
  const steps = [...container.querySelectorAll<HTMLElement>('ol > li')];

  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual(path.map(({ title }) => title));
  expect(steps.map((step) => step.querySelector('time')?.dateTime)).toEqual(path.map(({ date }) => date));
  for (const [index, { status }] of path.entries()) {
    expect(steps[index]).toHaveTextContent(statusWords[status]);
  }
});

// The order is in docs/product.md, section Pages.
test('the milestones of the specification are the path, in its order', () => {
  const specified = [
    'planning',
    'platform-launch',
    'product-launch',
    'coconut-hub',
    'weaving-hub',
    'electronics-hub',
    'ten-thousand-creators',
  ];
  const path = milestones.filter(({ isExtra }) => !isExtra).map(({ id }) => id);

  expect(path.filter((id) => specified.includes(id))).toEqual(
    specified.filter((id) => milestones.some((milestone) => milestone.id === id)),
  );
});

test('milestones besides the path have a list of their own', () => {
  render(
    <Timeline
      milestones={['a', 'b', 'c'].map((id) => ({ ...some, id, title: id, isExtra: id === 'b' || undefined }))}
    />,
  );
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent?.trim());

  expect(headings.filter((title) => ['a', 'b', 'c'].includes(title ?? ''))).toEqual(['a', 'c', 'b']);
});

test('shows a month as a month and a day as a day', () => {
  const dated = ['2024-06', '2025-06-25'].map((date): Milestone => ({ ...some, date, id: date }));
  render(<Timeline milestones={dated} />);

  expect(screen.getByText('June 2024')).toHaveAttribute('datetime', '2024-06');
  expect(screen.getByText('25 June 2025')).toHaveAttribute('datetime', '2025-06-25');
});

test('the legend counts milestones by status', () => {
  const steps = (['completed', 'planned', 'upcoming', 'planned'] as const).map((status, index): Milestone => ({
    ...some,
    status,
    id: `${index}`,
  }));
  render(<Timeline milestones={steps} />);

  const key = screen.getByRole('heading', { name: pages.timeline.words.keyTitle }).closest('section') as HTMLElement;
  const lines = within(key).getAllByRole('listitem');

  expect(lines.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Completed 1'),
    expect.stringContaining('Upcoming 1'),
    expect.stringContaining('Planned 2'),
  ]);
});

test('a milestone with a past date that is not completed has a note', () => {
  const steps = (
    [
      ['done', '2026-01', 'completed'],
      ['late', '2026-01', 'planned'],
      ['also late', '2026-01-30', 'upcoming'],
      ['this month', '2026-02', 'planned'],
      ['ahead', '2027-01-01', 'upcoming'],
    ] as const
  ).map(([title, date, status]): Milestone => ({ ...some, title, date, status, id: title, isExtra: undefined }));
  render(<Timeline milestones={steps} />);

  const late = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(pages.timeline.words.notYet));
  expect(late.map((item) => within(item).getByRole('heading').textContent)).toEqual(['late', 'also late']);
});
