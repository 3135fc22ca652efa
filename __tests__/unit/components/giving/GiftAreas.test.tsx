import { render, screen } from '@testing-library/react';

import { GiftAreas } from '@/components/giving/GiftAreas';
import { getContent } from '@/lib/content';

const { donationAreas, pages } = getContent('en');

test('each area shows its range in rupees, with a link that names it', () => {
  render(<GiftAreas {...pages.donor.areas} id="areas" areas={donationAreas} />);

  const links = screen
    .getAllByRole('link')
    .slice(0, donationAreas.length)
    .map((link) => new URL(link.getAttribute('href') ?? '', 'https://site.test'));
  expect(links.map(({ pathname, hash }) => `${pathname}${hash}`)).toEqual(donationAreas.map(() => '/contact#form'));
  for (const [index, { title, from, to }] of donationAreas.entries()) {
    expect(links[index]?.searchParams.get('subject')).toContain(title);
    const range = new RegExp(`₹${from.toLocaleString('en-IN')}.*₹${to.toLocaleString('en-IN')}`);
    expect(screen.getByText(range)).toBeInTheDocument();
  }
});
