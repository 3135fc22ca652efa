import { render } from '@testing-library/react';

import { BeforeAndNow } from '@/components/mentors/BeforeAndNow';
import { getContent } from '@/lib/content';

import { dotsIn } from '../../support/dots';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../../support/site'));

const [first] = getContent('en').successStories;
if (!first) throw new Error('No story to show.');

test.each([
  { income: { before: 3000, now: 12_500 }, dots: [6, 25] },
  { income: { before: 500, now: 13_000 }, dots: [1, 26] },
  // Rounded to the nearer dot.
  { income: { before: 3200, now: 18_600 }, dots: [6, 37] },
])('an income of $income is $dots dots, 500 rupees each', ({ income, dots }) => {
  const story = { ...first, income };
  const { container } = render(<BeforeAndNow title="" lead="" stories={[story]} />);

  expect([...container.querySelectorAll('.field')].map(dotsIn)).toEqual(dots);
});
