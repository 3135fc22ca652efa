import { render, screen, within } from '@testing-library/react';

import { FigureRegister } from '@/components/about/FigureRegister';
import { contentIn } from '@/lib/content';

const { figures, pages, shownOn } = contentIn('en');

test('has one line for every figure, where a number’s link leads: what it counts, what not, and the pages', () => {
  const { container } = render(<FigureRegister {...pages.about.register} language="en" />);

  expect(screen.getAllByRole('listitem')).toHaveLength(figures.figures.length);
  for (const { name, value, label, counts, excludes } of figures.figures) {
    const line = container.querySelector<HTMLElement>(`#figure-${name}`);
    expect(line).toHaveTextContent(`${value} ${label}`);
    expect(line).toHaveTextContent(counts);
    expect(line).toHaveTextContent(excludes);
    const links = within(line as HTMLElement).queryAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(shownOn[name]);
  }
});

test('groups figures under headings, none of them empty', () => {
  render(<FigureRegister {...pages.about.register} language="en" />);

  for (const heading of screen.getAllByRole('heading', { level: 2 })) {
    expect(within(heading.parentElement as HTMLElement).getAllByRole('listitem').length).toBeGreaterThan(0);
  }
});
