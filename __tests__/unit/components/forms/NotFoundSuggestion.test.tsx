import { render, screen } from '@testing-library/react';

import { NotFoundSuggestion } from '@/components/forms/NotFoundSuggestion.client';

const pages = { '/donate': { href: '/donor', label: 'Give' } };

test.each([
  ['/donate', '/donor'],
  ['/donate/', '/donor'],
])('%s suggests the page it means', (path, href) => {
  window.history.replaceState(null, '', path);
  render(<NotFoundSuggestion lead="It stands here:" pages={pages} />);

  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test.each(['/nothing', '/constructor', '/'])('%s suggests nothing', (path) => {
  window.history.replaceState(null, '', path);
  render(<NotFoundSuggestion lead="It stands here:" pages={pages} />);

  expect(screen.queryByRole('link')).toBeNull();
});
