import { render, screen } from '@testing-library/react';

import { TrueSize } from '@/components/pieces/TrueSize';
import type * as pictures from '@/lib/pictures';

/** The width of the drawing; 20 units are a centimetre. */
let mockWidth = 0;

jest.mock('@/lib/pictures', () => ({
  ...jest.requireActual<typeof pictures>('@/lib/pictures'),
  getPictureMarkup: () => ({ src: '/art/a.svg', alt: 'A piece', width: mockWidth, height: 100 }),
}));

const widths = [9, 13.4, 150];

// CSS Values and Units, 6.2: 2.54 cm are 96 px.
test.each(widths)('a piece of %d cm has its true width in CSS centimetres', (cm) => {
  mockWidth = cm * 20;
  render(<TrueSize cutout="a" />);

  expect(Number(screen.getByRole('img', { name: 'A piece' }).getAttribute('width')) / 96).toBeCloseTo(cm / 2.54, 1);
});

test.each(widths)('the ruler has a mark per centimetre, from 0 to %d cm', (cm) => {
  mockWidth = cm * 20;
  const { container } = render(<TrueSize cutout="a" />);
  const marks = container
    .querySelector('path')
    ?.getAttribute('d')
    ?.match(/M[\d.]+ 0v/g);

  expect(marks).toHaveLength(Math.floor(cm) + 1);
});
