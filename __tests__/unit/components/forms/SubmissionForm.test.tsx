import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SubmissionForm } from '@/components/forms/SubmissionForm';
import { SubscribePanel } from '@/components/sections/SubscribePanel';
import { subscribeForm } from '@/content/forms/subscribe';

const stored = (): unknown => JSON.parse(localStorage.getItem('newsletterSubscriptions') ?? 'null');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a subscription is stored with the address and the moment, and asks nobody', async () => {
  const fetcher = jest.fn();
  window.fetch = fetcher;
  render(<SubmissionForm form="subscribe" content={subscribeForm} />);

  await userEvent.type(screen.getByRole('textbox'), 'anitha@example.com');
  await userEvent.click(screen.getByRole('button'));

  expect(await screen.findByText(/has been stored locally/)).toBeInTheDocument();
  expect(stored()).toEqual([{ email: 'anitha@example.com', timestamp: expect.any(String) as string }]);
  expect(fetcher).not.toHaveBeenCalled();
});

test('a subscription without an address is refused, in a summary that takes the focus', async () => {
  render(<SubmissionForm form="subscribe" content={subscribeForm} />);

  await userEvent.click(screen.getByRole('button'));

  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(stored()).toBeNull();
});

test('the subscribe panel offers the feed where there is one', () => {
  const { rerender } = render(<SubscribePanel />);
  expect(screen.queryByRole('link', { name: 'Feed' })).not.toBeInTheDocument();

  rerender(<SubscribePanel feed={{ label: 'Feed', href: '/news/feed.xml' }} />);
  expect(screen.getByRole('link', { name: 'Feed' })).toHaveAttribute('href', '/news/feed.xml');
});
