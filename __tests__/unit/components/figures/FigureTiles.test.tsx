import { render, screen } from '@testing-library/react';

import { FigureTiles } from '@/components/figures/FigureTiles';

test('leaves out figures of 0, and the section if all are', () => {
  const zero = { value: '0+', label: 'Awards' };
  const { container, rerender } = render(<FigureTiles tiles={[zero, { value: '10+', label: 'Brands' }]} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Brands']);

  rerender(<FigureTiles tiles={[zero, { value: '0.0', label: 'Rating' }]} />);
  expect(container).toBeEmptyDOMElement();
});
