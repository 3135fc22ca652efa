import { createRef } from 'react';

import { render, screen } from '@testing-library/react';

import { Notice } from '@/components/forms/parts/Notice';

test('a notice that takes the focus has a role and the name of its title', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Notice tone="error" title="Two answers are missing" ref={ref} />);
  ref.current?.focus();

  expect(screen.getByRole('group', { name: 'Two answers are missing' })).toHaveFocus();
});

test('a notice that is part of the page is no group', () => {
  render(<Notice tone="ok" title="It is kept here" />);

  expect(screen.queryByRole('group')).toBeNull();
});
