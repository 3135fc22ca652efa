import { render, screen } from '@testing-library/react';

import { ContentLink } from '@/components/ui/ContentLink';
import { site } from '@/content/site';

test('leads to a page of this site, and tells paper the whole address', () => {
  render(<ContentLink href="/refunds#ask-us">refunds</ContentLink>);

  const link = screen.getByRole('link', { name: 'refunds' });
  expect(link).toHaveAttribute('href', '/refunds#ask-us');
  expect(link.closest('[data-address]')).toHaveAttribute('data-address', `${site.origin}/refunds#ask-us`);
});

test('stops at a path that is no page', () => {
  expect(() => ContentLink({ href: '/refund', children: 'refunds' })).toThrow(/'\/refund' leads nowhere/);
});

test('opens another website in the same tab, without handing over this one', () => {
  render(<ContentLink href="https://store.example/orders">My Orders</ContentLink>);

  const link = screen.getByRole('link', { name: 'My Orders' });
  expect(link).not.toHaveAttribute('target');
  expect(link).toHaveAttribute('rel', 'external noopener');
});

test.each(['#ask-us', 'mailto:hello@kaivinai.example', 'tel:+914633000000'])('leaves %s as it is', (href) => {
  render(<ContentLink href={href}>words</ContentLink>);

  expect(screen.getByRole('link', { name: 'words' })).toHaveAttribute('href', href);
});
