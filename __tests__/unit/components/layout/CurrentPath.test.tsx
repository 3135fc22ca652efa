import { render, screen } from '@testing-library/react';

import { CurrentLink } from '@/components/layout/CurrentPath';

const mockPath = { value: '/hubs' };
jest.mock('next/navigation', () => ({ usePathname: () => mockPath.value }));

test.each([
  ['/hubs', 'page'],
  ['/hub/coconut-tenkasi-main', null],
  ['/ta/hubs', null],
])('on %s, the link to /hubs has aria-current: %s', (path, current) => {
  mockPath.value = path;
  render(<CurrentLink href="/hubs">Hubs</CurrentLink>);

  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
