import { render, screen } from '@testing-library/react';

import { CurrentLink, HubColours, SwitchLink, Trail } from '@/components/layout/CurrentPage.client';
import { siteTrailNames } from '@/lib/pages';

const mockPathname = jest.fn<string, []>();
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname() }));

test('marks the link to the page that is shown, and no other', () => {
  mockPathname.mockReturnValue('/ta/story');
  render(
    <>
      <CurrentLink href="/ta/story">Here</CurrentLink>
      <CurrentLink href="/ta">There</CurrentLink>
    </>,
  );

  expect(screen.getByText('Here')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('There')).not.toHaveAttribute('aria-current');
});

test.each([
  ['a page', '/ta/story', '/story'],
  ['a later page of a list', '/ta/news/page/2', '/news/page/2'],
  ['the front page', '/ta', '/'],
  ['a page that the other language lacks', '/ta/gallery/clay', '/'],
  ['the 404 page', '/ta/404', '/'],
])('switches the language of %s', (_, pathname, href) => {
  mockPathname.mockReturnValue(pathname);
  render(
    <SwitchLink language="ta" to="en" translated={['/', '/story', '/news']}>
      English
    </SwitchLink>,
  );

  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test('dresses a page in the colours of its hub', () => {
  mockPathname.mockReturnValue('/hub/pots');
  render(<HubColours as="main" themes={{ '/hub/pots': 'madurai' }} />);

  expect(screen.getByRole('main')).toHaveAttribute('data-theme', 'madurai');
});

test.each([
  ['/story', 1, 0],
  ['/', 0, 0],
  ['/_not-found', 0, 1],
])('%s shows its trail, a front page none, the 404 page its own', (pathname, trails, own) => {
  mockPathname.mockReturnValue(pathname);
  render(<Trail language="en" names={siteTrailNames('en')} label="Trail" themes={{}} notFound={<p>Own</p>} />);

  expect(screen.queryAllByRole('navigation')).toHaveLength(trails);
  expect(screen.queryAllByText('Own')).toHaveLength(own);
});
