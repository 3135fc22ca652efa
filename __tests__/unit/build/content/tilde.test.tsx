import { render } from '@testing-library/react';

import Bom from './inputs/bom.mdx';
import Tilde from './inputs/tilde.mdx';

test('a page shows single tildes as they are', () => {
  const { container } = render(<Tilde />);

  expect(container.querySelector('del')).toBeNull();
  expect(container).toHaveTextContent('5~7 bowls, and a year 100~200 batches');
});

test('a page of a file with a byte order mark shows its text alone', () => {
  const { container } = render(<Bom />);

  expect(container).toHaveTextContent(/^Words\.$/);
});
