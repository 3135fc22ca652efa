import { render, screen, within } from '@testing-library/react';

import { HomePage } from '@/components/home/HomePage';
import { RUPEES_A_DOT } from '@/components/figures/PriceDots';
import { TamilHomePage } from '@/components/home/TamilHomePage';
import { getContent } from '@/lib/content';
import { setCurrentLanguage } from '@/lib/language/current-language';
import { parseFigureNumber } from '@/lib/drawing/dots';
import { getFigure } from '@/lib/content/figures';
import { getPagePath } from '@/lib/content/links';
import { getMaker } from '@/lib/content/pieces';
import { getFormats } from '@/lib/language/format';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../../support/site'));
jest.mock('@/lib/content/generated/pictures.json', () => jest.requireActual<object>('../../support/pictures'));

const { pages, pieces, enterprise, hubs } = getContent('en');
const { hero, shelf, price, why, impact, walk, confidence, closing } = pages.home;
const { rupees } = getFormats('en');

const main = () => document.body;
const hrefs = () =>
  within(main())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('Home', () => {
  beforeEach(() => {
    render(<HomePage />);
  });

  // docs/product.md, Pages: the specified order, with additional sections between.
  test('has its sections in order', () => {
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const priced = pieces.find(({ id }) => id === price.piece);
    const poster = new RegExp(`${rupees(priced?.parts?.[0]?.rupees ?? 0)}.*${rupees(priced?.price ?? 0)}`);
    const expected = [shelf, why, impact, confidence, walk, closing].flatMap((section) => section?.title ?? []);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title.replaceAll('\n', ' '));
    expect(titles.filter((title) => expected.includes(title ?? ''))).toEqual(expected);
    expect(titles[1]).toMatch(poster);
  });

  test('the tag of the hero links to its piece, with price and town', () => {
    const piece = pieces.find(({ id }) => id === hero.piece);
    const tag = piece && within(main()).getAllByRole('link', { name: new RegExp(`^${piece.name} `) })[0];

    expect(tag).toHaveAttribute('href', `/piece/${hero.piece}`);
    expect(tag).toHaveTextContent(rupees(piece?.price ?? 0));
    expect(tag).toHaveTextContent(getMaker(piece ?? {}, 'en').town);
  });

  test('shows each piece with maker, town, price and link', () => {
    for (const piece of pieces) {
      const link = within(main()).getByRole('link', { name: piece.name });
      const card = link.closest('li');
      const { name, town } = getMaker(piece, 'en');

      expect(link).toHaveAttribute('href', `/piece/${piece.id}`);
      expect(card).toHaveTextContent(`${name}, ${town}`);
      expect(card).toHaveTextContent(rupees(piece.price));
    }
  });

  test('a price in dots has the dots of all its parts', () => {
    const parts = pieces.find(({ id }) => id === price.piece)?.parts ?? [];
    const section = screen.getByText(parts[0]?.label ?? '').closest('section');
    const dots = section?.querySelectorAll('[data-look]') ?? [];

    expect(parts.length).toBeGreaterThan(1);
    expect(dots).toHaveLength(Math.round(parts.reduce((sum, part) => sum + part.rupees, 0) / RUPEES_A_DOT));
    for (const part of parts) {
      expect(screen.getByText(part.label).parentElement).toHaveTextContent(rupees(part.rupees));
    }
  });

  test('the first impact figure has as many dots as its value, and lighter ones for a part of it', () => {
    const [first] = impact.counts ?? [];
    const { value } = getFigure(first?.figure ?? '', 'en');
    const section = screen.getByText(value, { selector: 'h3 *' }).closest('section');
    const dots = [...(section?.querySelectorAll('path[stroke-dasharray]') ?? [])].map((path) =>
      [...(path.getAttribute('d') ?? '').matchAll(/h([\d.]+)/g)].reduce(
        (sum, [, length]) => sum + Math.ceil(Number(length)),
        0,
      ),
    );

    expect(dots).toEqual(
      [first?.figure, first?.part].flatMap((name) => (name ? parseFigureNumber(getFigure(name, 'en').value) : [])),
    );
  });
});

test('the Tamil home page has a call link first and again at the end, and all hubs', () => {
  setCurrentLanguage('ta');
  render(<TamilHomePage />);
  const [first] = within(main()).getAllByRole('link');
  const telephone = `tel:${enterprise.phone.replaceAll(' ', '')}`;

  expect(first).toHaveAttribute('href', telephone);
  expect(hrefs().lastIndexOf(telephone)).toBeGreaterThan(hrefs().length / 2);
  expect(hrefs().some((href) => href?.startsWith('https://wa.me/'))).toBe(true);
  expect(hrefs()).toEqual(expect.arrayContaining(hubs.map(({ id }) => getPagePath(`/hub/${id}`, 'ta'))));
});
