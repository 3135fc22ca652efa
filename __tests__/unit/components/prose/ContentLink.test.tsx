import { render, screen } from '@testing-library/react';

import { ContentLink } from '@/components/prose/ContentLink';
import { getAbsoluteUrl } from '@/lib/pages/metadata';

test.each(['/refunds#ask-us', '/news?category=awards', '/papers/kaivinai-press-release.pdf'])(
  'links to %s on this site, and prints the full URL',
  (href) => {
    render(<ContentLink href={href}>words</ContentLink>);

    const link = screen.getByRole('link', { name: 'words' });
    expect(link).toHaveAttribute('href', href);
    expect(link.closest('[data-address]')).toHaveAttribute('data-address', getAbsoluteUrl(href));
  },
);

test('opens another website in the same tab, with rel', () => {
  render(<ContentLink href="https://store.example/orders">My Orders</ContentLink>);

  const link = screen.getByRole('link', { name: 'My Orders' });
  expect(link).not.toHaveAttribute('target');
  expect(link).toHaveAttribute('rel', 'external noopener');
});

test.each(['#ask-us', 'mailto:hello@kaivinai.example', 'tel:+914633000000'])('keeps %s', (href) => {
  render(<ContentLink href={href}>words</ContentLink>);

  expect(screen.getByRole('link', { name: 'words' })).toHaveAttribute('href', href);
});
