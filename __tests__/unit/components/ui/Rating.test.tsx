import { render } from '@testing-library/react';

import { Rating } from '@/components/ui/Rating';

const show = (value: number, reviews?: number) => {
  const { container } = render(<Rating value={value} reviews={reviews} />);
  return { container, filled: container.querySelector('svg svg') };
};

test('a rating has a text, and its dots are decorative', () => {
  const { container } = show(4.8, 41);

  expect(container).toHaveTextContent('4.8 out of 5, 41 reviews');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('one review is singular, and an integer rating keeps its decimal', () => {
  expect(show(5, 1).container).toHaveTextContent('5.0 out of 5, 1 review');
});

test('without a review count, none is shown', () => {
  expect(show(4.5).container.textContent).not.toContain('review');
});

test.each([
  [0, '0'],
  [2.5, '50'],
  [5, '100'],
])('%d of 5 fills the dots to %s of 100', (value, width) => {
  expect(show(value).filled).toHaveAttribute('width', width);
});
