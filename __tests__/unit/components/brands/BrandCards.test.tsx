import { render, screen } from '@testing-library/react';

import { BrandCards } from '@/components/brands/BrandCards';
import { contentIn } from '@/lib/content';

const { brands, pages } = contentIn('en');

test('every emblem is called by the name of its brand', () => {
  render(<BrandCards {...pages.x.brands} brands={brands} />);

  for (const { name } of brands) {
    expect(screen.getByRole('img', { name })).toHaveAttribute('alt', name);
  }
});
