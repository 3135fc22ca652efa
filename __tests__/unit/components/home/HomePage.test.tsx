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

const { pages, pieces, enterprise, hubs } = contentIn('en');
const { hero, shelf, doors, walk, why, impact, confidence, closing } = pages.home;
const { rupees } = formatsOf('en');

const main = () => document.body;
const hrefs = () =>
  within(main())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** How many dots are in a part of the page: each field is an svg whose size in em counts them. */
const dotsIn = (part: Element): number =>
  [...part.querySelectorAll('svg[width$="em"]')]
    .map(
      (field) =>
        Number.parseInt(field.getAttribute('width') ?? '', 10) *
        Number.parseInt(field.getAttribute('height') ?? '', 10),
    )
    .reduce((sum, count) => sum + count, 0);

describe('Home', () => {
  beforeEach(() => {
    render(<HomePage />);
  });

  test('leads every kind of visitor on in its main part, and to Tamil', () => {
    const ways = [doors.learn, ...doors.others].map(({ action }) => action.href);

    expect(ways).toEqual(expect.arrayContaining(['/creator', '/b2b', '/donor', '/hubs', '/contact']));
    expect(hrefs()).toEqual(expect.arrayContaining(ways));
    const [inTamil] = within(main())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/ta');
    expect(inTamil).toHaveAttribute('hreflang', 'ta');
    expect(inTamil?.closest('[lang]')).toHaveAttribute('lang', 'ta');
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

  test('each figure leads to its line in the register', () => {
    for (const { figure } of impact.counts) expect(hrefs()).toContain(`/about#figure-${figure}`);
  });

  test('tells the walk in order, and draws its thread for those who see it alone', () => {
    const stages = walk.stages.map(({ title }) => screen.getByRole('heading', { name: title, level: 3 }));
    const list = stages[0]?.closest('ol');

    expect([...(list?.children ?? [])].map((stage) => stage.querySelector('h3'))).toEqual(stages);
    expect(list?.parentElement?.querySelector(':scope > svg')).toHaveAttribute('aria-hidden', 'true');
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
