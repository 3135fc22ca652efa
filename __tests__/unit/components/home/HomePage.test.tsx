import { render, screen, within } from '@testing-library/react';

import { HomePage } from '@/components/home/HomePage';
import { RUPEES_A_DOT } from '@/components/figures/PriceParts';
import { TamilHomePage } from '@/components/home/TamilHomePage';
import { contentIn } from '@/lib/content';
import { setCurrentLanguage } from '@/lib/current-language';
import { figureNumber } from '@/lib/dots';
import { figureAt } from '@/lib/figures';
import { makerOf } from '@/lib/pieces';
import { formatsOf } from '@/lib/text/format';

import { dotsIn } from '../../support/dots';

const { pages, pieces, enterprise, hubs } = contentIn('en');
const { hero, shelf, doors, walk, why, impact, confidence, closing } = pages.home;
const { rupees } = formatsOf('en');

const main = () => document.body;
const hrefs = () =>
  within(main())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('Home', () => {
  beforeEach(() => {
    render(<HomePage />);
  });

  // docs/product.md, Pages: our own sections are between the hero and the reasons to shop here.
  test('has its sections in their order', () => {
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title);
    expect(titles).toEqual([shelf, doors, walk, why, impact, confidence, closing].map(({ title }) => title));
  });

  test('shows each piece with its maker, her town and its price, and leads to its page', () => {
    for (const piece of pieces) {
      const link = within(main()).getByRole('link', { name: new RegExp(`^${piece.name}\\b`) });
      const card = link.closest('li');
      const { name, town } = makerOf(piece, 'en');

      expect(link).toHaveAttribute('href', `/piece/${piece.id}`);
      expect(card).toHaveTextContent(`${name}, ${town}`);
      expect(card).toHaveTextContent(rupees(piece.price));
    }
  });

  test('a price in dots has the dots of its parts, and the parts are the price', () => {
    const { piece: id } = walk.stages.find(({ piece }) => piece !== undefined) ?? {};
    const piece = pieces.find((one) => one.id === id);
    const parts = piece?.parts ?? [];

    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      const row = screen.getByText(part.label).parentElement;
      expect(row).toHaveTextContent(rupees(part.rupees));
      expect(row && dotsIn(row)).toBe(Math.round(part.rupees / RUPEES_A_DOT));
    }
  });

  test('a figure has as many dots as it says, those of a part of it too; too large a one has none', () => {
    for (const { figure, part } of impact.counts) {
      const { value } = figureAt(figure, 'en');
      const item = screen.getByText(value, { selector: 'h3 *' }).closest('li');
      const dots = [...(item?.querySelectorAll('.field > [aria-hidden]') ?? [])].map(dotsIn);
      const expected = [figure, ...(part ? [part] : [])].map((name) => figureNumber(figureAt(name, 'en').value));

      expect(dots).toEqual(figureNumber(value) > 2000 ? [] : expected);
    }
  });
});

test('the front page in Tamil offers a call first and last, and each hub', () => {
  setCurrentLanguage('ta');
  render(<TamilHomePage />);
  const [first] = within(main()).getAllByRole('link');
  const telephone = `tel:${enterprise.phone.replaceAll(' ', '')}`;

  expect(first).toHaveAttribute('href', telephone);
  expect(hrefs().at(-2)).toBe(telephone);
  expect(hrefs().some((href) => href?.startsWith('https://wa.me/'))).toBe(true);
  expect(hrefs()).toEqual(expect.arrayContaining(hubs.map(({ id }) => `/ta/hub/${id}`)));
});
