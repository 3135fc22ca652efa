import { render, screen, within } from '@testing-library/react';

import { Pager } from '@/components/sections/Pager';
import { contentIn } from '@/lib/content';

test('is not there where the list is one page', () => {
  const { container } = render(<Pager route="/news" number={1} pages={1} />);

  expect(container).toBeEmptyDOMElement();
});

test('leads back and forth, and says which page this is', () => {
  render(<Pager route="/news" number={2} pages={3} />);

  const pager = screen.getByRole('navigation', { name: contentIn('en').interface.pager.label });
  const links = within(pager).getAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/news',
    '/news',
    '/news/page/2',
    '/news/page/3',
    '/news/page/3',
  ]);
  expect(within(pager).getByRole('link', { current: 'page' })).toHaveAttribute('href', '/news/page/2');
});
