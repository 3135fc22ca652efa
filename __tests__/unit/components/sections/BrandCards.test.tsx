import { render, screen } from '@testing-library/react';

import { BrandCards } from '@/components/sections/BrandCards';
import { featuredBrands } from '@/content/brands';

test('every emblem is called by the name of its brand', () => {
  render(<BrandCards title="Brands" lead="Some of them." visit="Visit" brands={featuredBrands} />);

  for (const { name } of featuredBrands) {
    expect(screen.getByRole('img', { name })).toHaveAttribute('alt', name);
  }
});
