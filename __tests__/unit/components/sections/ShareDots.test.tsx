import { render, screen } from '@testing-library/react';

import { ShareDots } from '@/components/sections/ShareDots';
import { figures } from '@/content/figures';

test('fills as many of a hundred dots as the figure says, and counts the rest', () => {
  const { container } = render(
    <ShareDots title="Share" lead="Of a hundred" figure="fundsUsed" used="used" rest="rest" />,
  );

  const share = Number.parseInt(figures.fundsUsed.value, 10);
  expect(container.querySelectorAll('circle')).toHaveLength(100);
  expect(container.querySelectorAll('.filled')).toHaveLength(share);
  expect(screen.getAllByRole('term').map(({ textContent }) => Number(textContent))).toEqual([share, 100 - share]);
});
