import { render, screen } from '@testing-library/react';

import { contentIn } from '@/lib/content';
import { actionTo } from '@/lib/links';
import { ButtonLink } from '@/components/ui/ButtonLink';

test('leads to one item below an address outside the site, in a new tab', () => {
  render(<ButtonLink action={actionTo({ label: 'Visit', external: 'brands', item: 'nool-veedu' }, 'en')} />);

  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', `${contentIn('en').enterprise.external.brands}/nool-veedu`);
  expect(link).toHaveAttribute('target', '_blank');
});

test('leads to the address itself where no item is named', () => {
  render(<ButtonLink action={actionTo({ label: 'Visit', external: 'brands' }, 'en')} />);

  expect(screen.getByRole('link')).toHaveAttribute('href', contentIn('en').enterprise.external.brands);
});

test('tells those who listen what it is about, beyond the label that others share', () => {
  render(
    <ButtonLink
      action={actionTo({ label: 'Visit', external: 'brands', item: 'nool-veedu' }, 'en')}
      subject="Nool Veedu"
    />,
  );

  expect(screen.getByRole('link')).toHaveAccessibleName(expect.stringMatching(/^Visit\s?: Nool Veedu/));
});
