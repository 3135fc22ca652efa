import { render } from '@testing-library/react';

import { IncomeDots, RUPEES_A_DOT } from '@/components/mentors/IncomeDots';

/** How many dots a path draws: one at the start of each row, and one more every ten units. */
const dotsIn = (path: Element): number =>
  [...(path.getAttribute('d') ?? '').matchAll(/h([\d.]+)/g)].reduce(
    (dots, [, length]) => dots + Math.floor(Number(length) / 10) + 1,
    0,
  );

test.each([
  [1, 5],
  [6, 25],
  [7, 26],
  [25, 50],
  [30, 51],
])('%d dots before and %d now', (before, now) => {
  const { container } = render(<IncomeDots before={before * RUPEES_A_DOT} now={now * RUPEES_A_DOT} />);

  expect([...container.querySelectorAll('path')].map(dotsIn)).toEqual([before, before, now]);
});

test('an amount between two dots is rounded to the nearer', () => {
  const { container } = render(<IncomeDots before={3200} now={18_600} />);

  expect([...container.querySelectorAll('path')].map(dotsIn)).toEqual([6, 6, 37]);
});
