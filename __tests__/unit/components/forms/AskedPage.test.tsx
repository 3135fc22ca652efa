import { render, screen } from '@testing-library/react';

import { AskedPage } from '@/components/forms/AskedPage.client';

const pages = { '/donate': { href: '/donor', label: 'Give' } };

test.each([
  ['/donate', '/donor'],
  ['/donate/', '/donor'],
])('%s is answered with the page it means', (asked, href) => {
  window.history.replaceState(null, '', asked);
  render(<AskedPage lead="It stands here:" pages={pages} />);

  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test.each(['/nothing', '/constructor', '/'])('%s is answered with nothing', (asked) => {
  window.history.replaceState(null, '', asked);
  render(<AskedPage lead="It stands here:" pages={pages} />);

  expect(screen.queryByRole('link')).toBeNull();
});
