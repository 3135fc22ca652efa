import { render, screen } from '@testing-library/react';

import { getContent } from '@/lib/content';
import { resolveAction } from '@/lib/content/links';
import { ButtonLink } from '@/components/ui/ButtonLink';

test('links to an item of an external site, in a new tab', () => {
  render(<ButtonLink action={resolveAction({ label: 'Visit', external: 'brands', item: 'nool-veedu' }, 'en')} />);

  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', `${getContent('en').enterprise.external.brands}/nool-veedu`);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('links to the external site without an item', () => {
  render(<ButtonLink action={resolveAction({ label: 'Visit', external: 'brands' }, 'en')} />);

  expect(screen.getByRole('link')).toHaveAttribute('href', getContent('en').enterprise.external.brands);
});

test('has a hidden subject for screen readers in addition to its label', () => {
  render(
    <ButtonLink
      action={resolveAction({ label: 'Visit', external: 'brands', item: 'nool-veedu' }, 'en')}
      subject="Nool Veedu"
    />,
  );

  expect(screen.getByRole('link')).toHaveAccessibleName(expect.stringMatching(/^Visit \(Nool Veedu\)/));
});
