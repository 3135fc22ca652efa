import { render } from '@testing-library/react';

import { VolunteerPage } from '@/components/join/VolunteerPage';
import { getContent } from '@/lib/content';

const mockToday = jest.fn<Date, []>();
jest.mock('@/lib/build-date', () => ({ buildDate: () => mockToday() }));

const { events, pages, volunteerRoles } = getContent('en');

test.each([
  ['2020-01-01', events.filter(({ needs }) => needs).map(({ id }) => `/events/${id}#needs`)],
  ['2101-01-01', []],
])('on %s upcoming events that need help are listed, or no list without any', (day, hrefs) => {
  mockToday.mockReturnValue(new Date(day));
  const { container } = render(<VolunteerPage />);
  const links = [...container.querySelectorAll('a[href$="#needs"]')];

  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  expect(container.textContent.includes(pages.volunteer.needs.title)).toBe(hrefs.length > 0);
});

test('the sheet of a week names each role on its days', () => {
  mockToday.mockReturnValue(new Date('2026-01-01'));
  const { container } = render(<VolunteerPage />);
  const days = [...(container.querySelector('#roles [aria-hidden] > div')?.children ?? [])];
  const marked = volunteerRoles.map(({ title }) =>
    days.flatMap((day, index) => (day.textContent.includes(title) ? [index + 1] : [])),
  );

  expect(marked).toEqual(volunteerRoles.map(({ weekdays = [] }) => weekdays));
});
