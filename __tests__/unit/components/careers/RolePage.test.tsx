import { render, within } from '@testing-library/react';

import { RolePage } from '@/components/careers/RolePage';
import type { CareerOpening } from '@/lib/careers/careers';
import { contentIn } from '@/lib/content';
import { telephone } from '@/lib/content/links';

const mockToday = jest.fn<Date, []>();
jest.mock('@/lib/build-date', () => ({ buildDate: () => mockToday() }));

const { careers, enterprise, pages } = contentIn('en');
const { role } = pages.careers;
const [opening] = careers as readonly [CareerOpening];

/** The page of the role as it is built on a day: its main part. */
function mainOn(day: string) {
  mockToday.mockReturnValue(new Date(day));
  render(<RolePage opening={opening} />);
  return within(document.body);
}
const hrefsIn = (main: ReturnType<typeof mainOn>) =>
  main.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

test('an open role offers a letter with its subject, and a call', () => {
  const main = mainOn(opening.posted);

  const [mail = '', phone] = hrefsIn(main);
  expect(mail).toContain(`mailto:${enterprise.email}?`);
  expect(new URL(mail).searchParams.get('subject')).toContain(opening.title);
  expect(phone).toBe(telephone(enterprise.phone));
  expect(main.queryByText(role.closed)).not.toBeInTheDocument();
});

test('a closed role says so, offers no way to apply, and leads to the open ones', () => {
  const main = mainOn('2100-01-01');

  expect(main.getByText(role.closed)).toBeInTheDocument();
  expect(main.queryByText(role.applyText)).not.toBeInTheDocument();
  expect(hrefsIn(main)[0]).toBe('/careers');
  expect(hrefsIn(main).filter((href) => /^(mailto|tel):/.test(href))).toEqual([]);
});
