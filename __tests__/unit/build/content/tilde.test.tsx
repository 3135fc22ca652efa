import { render } from '@testing-library/react';

import Bom from './inputs/bom.mdx';
import Tilde from './inputs/tilde.mdx';

test('single tildes are shown unchanged', () => {
  const { container } = render(<Tilde />);

  expect(container.querySelector('del')).toBeNull();
  expect(container).toHaveTextContent('5~7 bowls, and a year 100~200 batches');
});

test('a byte order mark does not appear on the page', () => {
  const { container } = render(<Bom />);

  expect(container).toHaveTextContent(/^Words\.$/);
});
