import { render, screen } from '@testing-library/react';

import { RoleDetails } from '@/components/sections/RoleDetails';
import { careerOpenings, careers } from '@/content/careers';
import { site } from '@/content/site';

const [opening] = careerOpenings;
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

test('an open role offers a letter with its subject, and a call', () => {
  render(<RoleDetails opening={opening} now={new Date(opening.posted)} />);

  const [mail = '', phone] = hrefs();
  expect(mail).toContain(`mailto:${site.email}?`);
  expect(new URL(mail).searchParams.get('subject')).toContain(opening.title);
  expect(phone).toBe(site.phone.href);
  expect(screen.queryByText(careers.role.closed)).not.toBeInTheDocument();
});

test('a closed role says so, offers no way to apply, and leads to the open ones', () => {
  render(<RoleDetails opening={opening} now={new Date('2100-01-01')} />);

  expect(screen.getByRole('heading', { name: careers.role.closed })).toBeInTheDocument();
  expect(screen.queryByText(careers.role.apply)).not.toBeInTheDocument();
  expect(hrefs()).toEqual(['/careers']);
});
