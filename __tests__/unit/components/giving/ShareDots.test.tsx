import { render, screen } from '@testing-library/react';

import { ShareDots } from '@/components/giving/ShareDots';

import { dotsIn } from '../../support/dots';

test('fills as many of a hundred dots as the figure says, and counts the rest', () => {
  const { container } = render(<ShareDots title="Share" lead="Of a hundred" value="93%" used="used" rest="rest" />);
  const [hundred, filled] = [...container.querySelectorAll('.field')].map(dotsIn);

  expect([hundred, filled]).toEqual([100, 93]);
  expect(container.querySelectorAll('.hollow')).toHaveLength(1);
  expect(screen.getAllByRole('term').map(({ textContent }) => Number(textContent))).toEqual([93, 7]);
});
