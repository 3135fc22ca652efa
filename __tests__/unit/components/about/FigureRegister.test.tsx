import { render, screen, within } from '@testing-library/react';

import { FigureRegister } from '@/components/about/FigureRegister';
import { contentIn } from '@/lib/content';

const { figures, pages, shownOn } = contentIn('en');

test('lists every figure once, with a link to each page that shows it', () => {
  render(<FigureRegister {...pages.about.register} language="en" />);

  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(figures.figures.length);
  for (const [index, { name, value, label }] of figures.figures.entries()) {
    const row = within(rows[index] as HTMLElement);
    expect(row.getByRole('rowheader')).toHaveTextContent(`${value} ${label}`);
    expect(row.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(shownOn[name]);
  }
});
