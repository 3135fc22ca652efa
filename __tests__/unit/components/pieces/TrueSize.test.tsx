import { render, screen } from '@testing-library/react';

import { TrueSize } from '@/components/pieces/TrueSize';
import { getContent } from '@/lib/content';
import { getPictureMarkup } from '@/lib/pictures';

const { pieces } = getContent('en');

// CSS Values and Units, 6.2: 2.54 cm are 96 px.
test.each(pieces)('$name has its true width: 20 units of its drawing are a CSS centimetre', ({ cutout = '' }) => {
  const { width, alt } = getPictureMarkup(cutout, 'trueSize');
  render(<TrueSize cutout={cutout} />);

  const pixels = Number(screen.getByRole('img', { name: alt }).getAttribute('width'));
  expect(pixels / 96).toBeCloseTo(width / 20 / 2.54, 1);
});

test('the ruler has a mark per centimetre, from 0 to the width of the piece', () => {
  const [piece] = pieces;
  const { container } = render(<TrueSize cutout={piece?.cutout ?? ''} />);
  const cm = Math.floor(getPictureMarkup(piece?.cutout ?? '', 'trueSize').width / 20);

  expect(
    container
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/M[\d.]+ 0v/g),
  ).toHaveLength(cm + 1);
  expect(screen.getAllByText(new RegExp(`\\b${cm} cm`)).length).toBeGreaterThan(0);
});

test('a round piece is as wide as its content states', () => {
  const bowl = pieces.find(({ id }) => id === 'rice-bowl');
  const drawn = getPictureMarkup(bowl?.cutout ?? '', 'trueSize').width / 20;

  expect(Math.abs(drawn - (bowl?.cm.width ?? 0))).toBeLessThan(0.5);
});
