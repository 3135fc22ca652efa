import { render, screen } from '@testing-library/react';

import { NotFoundSuggestion } from '@/components/islands/not-found/NotFoundSuggestion.client';

const movedPages = { '/donate': { href: '/donor', label: 'Give' } };
const pages = Object.fromEntries(
  ['/contact', '/careers', '/gallery', '/shipping', '/testimonials', '/refunds', '/story', '/mentor/sudha-raman'].map(
    (path) => [path, { href: path, label: path }],
  ),
);

test.each([
  ['/donate', '/donor'],
  ['/donate/', '/donor'],
  ['/Donate', '/donor'],
  ['/contct', '/contact'],
  ['/testimonial', '/testimonials'],
  ['/mentor/sudha', '/mentor/sudha-raman'],
  ['/Story', '/story'],
])('%s suggests the page it means', (path, href) => {
  window.history.replaceState(null, '', path);
  render(<NotFoundSuggestion moved="It is here now:" near="Did you mean" movedPages={movedPages} pages={pages} />);

  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test.each(['/something-else', '/constructor', '/'])('%s suggests nothing', (path) => {
  window.history.replaceState(null, '', path);
  render(<NotFoundSuggestion moved="It is here now:" near="Did you mean" movedPages={movedPages} pages={pages} />);

  expect(screen.queryByRole('link')).toBeNull();
});
