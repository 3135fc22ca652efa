import { render, screen } from '@testing-library/react';

import { ShareDots } from '@/components/giving/ShareDots';

test('fills as many of a hundred dots as the percentage, and counts the rest', () => {
  const { container } = render(<ShareDots title="Share" lead="Of a hundred" value="93%" used="used" rest="rest" />);

  const dots = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')?.match(/M/g)?.length);
  expect(dots).toEqual([93, 7, 7]);
  expect(screen.getAllByRole('term').map(({ textContent }) => Number(textContent))).toEqual([93, 7]);
});
