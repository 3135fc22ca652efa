import { createRef } from 'react';

import { render, screen } from '@testing-library/react';

import { Notice } from '@/components/islands/forms/parts/Notice';

test('a focusable notice has a role and its title as name', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Notice tone="error" title="Two answers are missing" ref={ref} />);
  ref.current?.focus();

  expect(screen.getByRole('group', { name: 'Two answers are missing' })).toHaveFocus();
});

test('other notices have no role', () => {
  render(<Notice tone="ok" title="It is kept here" />);

  expect(screen.queryByRole('group')).toBeNull();
});
