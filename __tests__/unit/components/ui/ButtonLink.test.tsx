import { render, screen } from '@testing-library/react';

import { ButtonLink } from '@/components/ui/ButtonLink';
import { external } from '@/content/site';

test('leads to one item below an address outside the site, in a new tab', () => {
  render(<ButtonLink action={{ label: 'Visit', external: 'brands', item: 'nool-veedu' }} />);

  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', `${external.brands}/nool-veedu`);
  expect(link).toHaveAttribute('target', '_blank');
});

test('leads to the address itself where no item is named', () => {
  render(<ButtonLink action={{ label: 'Visit', external: 'brands' }} />);

  expect(screen.getByRole('link')).toHaveAttribute('href', external.brands);
});

test('tells those who listen what it is about, beyond the label that others share', () => {
  render(<ButtonLink action={{ label: 'Visit', external: 'brands', item: 'nool-veedu' }} subject="Nool Veedu" />);

  expect(screen.getByRole('link')).toHaveAccessibleName(expect.stringMatching(/^Visit\s?: Nool Veedu/));
});
