import { render, screen, within } from '@testing-library/react';

import { FigureRegister } from '@/components/about/FigureRegister';
import { contentIn } from '@/lib/content';

const { figures, pages, shownOn } = contentIn('en');

test('lists every figure once, below links to the pages that show it', () => {
  render(<FigureRegister {...pages.about.register} />);

  const lines = screen.getAllByRole('listitem', { hidden: true });
  expect(lines).toHaveLength(figures.figures.length);
  for (const { name, value, label } of figures.figures) {
    const line = lines.find(({ id }) => id === `figure-${name}`) as HTMLElement;
    expect(within(line).getByRole('heading', { hidden: true })).toHaveTextContent(`${value} ${label}`);
    const group = line.closest('details') as HTMLElement;
    expect(
      within(group)
        .queryAllByRole('link', { hidden: true })
        .map((link) => link.getAttribute('href')),
    ).toEqual(shownOn[name]);
  }
});
