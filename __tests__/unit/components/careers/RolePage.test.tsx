import { render, screen } from '@testing-library/react';

import { RoleDetails } from '@/components/careers/RoleDetails';
import type { CareerOpening } from '@/lib/careers/careers';
import { contentIn } from '@/lib/content';
import { telephone } from '@/lib/content/links';

const { careers, enterprise, pages } = contentIn('en');
const { role } = pages.careers;
const [opening] = careers as readonly [CareerOpening];
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

test('an open role offers a letter with its subject, and a call', () => {
  render(<RoleDetails opening={opening} now={new Date(opening.posted)} language="en" />);

  const [mail = '', phone] = hrefs();
  expect(mail).toContain(`mailto:${enterprise.email}?`);
  expect(new URL(mail).searchParams.get('subject')).toContain(opening.title);
  expect(phone).toBe(telephone(enterprise.phone));
  expect(screen.queryByText(role.closed)).not.toBeInTheDocument();
});

test('a closed role says so, offers no way to apply, and leads to the open ones', () => {
  render(<RoleDetails opening={opening} now={new Date('2100-01-01')} language="en" />);

  expect(screen.getByRole('heading', { name: role.closed })).toBeInTheDocument();
  expect(screen.queryByText(role.apply)).not.toBeInTheDocument();
  expect(hrefs()).toEqual(['/careers']);
});
