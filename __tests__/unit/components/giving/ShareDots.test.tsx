import { render, screen } from '@testing-library/react';

import { ShareDots } from '@/components/giving/ShareDots';

import { dotsIn } from '../../support/dots';

test('fills as many of a hundred dots as the figure says, and counts the rest', () => {
  const { container } = render(<ShareDots title="Share" lead="Of a hundred" value="93%" used="used" rest="rest" />);

  // In rows of a phone, and in rows of a desk.
  expect([...container.querySelectorAll('.field')].map(dotsIn)).toEqual([100, 93, 100, 93]);
  expect([...container.querySelectorAll('.hollow')].map(dotsIn)).toEqual([100, 100]);
  expect(screen.getAllByRole('term').map(({ textContent }) => Number(textContent))).toEqual([93, 7]);
});
