import { render, screen } from '@testing-library/react';

import { EventBadge } from '@/components/sections/EventBadge';
import { EventDetails } from '@/components/sections/EventDetails';
import { events, type CommunityEvent } from '@/content/events';
import { eventWords } from '@/content/events-page';
import { site } from '@/content/site';
import { withOffset } from '@/lib/calendar-time';
import { endOf } from '@/lib/events';
import { formatDate } from '@/lib/format';

const [event] = events as readonly [CommunityEvent];
const end = new Date(withOffset(endOf(event)));
const before = new Date(end.getTime() - 1);

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

test('until it ends there are four ways to register, each naming the event', () => {
  render(<EventDetails event={event} now={before} />);

  const [form = '', whatsapp = '', mail = '', phone] = hrefs();
  const subject = new URL(form, 'https://kaivinai.example').searchParams.get('subject');

  expect(form).toMatch(/^\/contact\?subject=/);
  expect(subject).toContain(event.title);
  expect(subject).toContain(formatDate(event.date));
  expect(new URL(whatsapp).searchParams.get('text')).toContain(event.title);
  expect(whatsapp).toContain(`https://wa.me/${site.whatsapp.number}?`);
  expect(new URL(mail).searchParams.get('subject')).toBe(subject);
  expect(new URL(mail).searchParams.get('body')).toContain(event.title);
  expect(phone).toBe(site.phone.href);
});

test('from the minute it ends it says so, and offers no way to register', () => {
  render(<EventDetails event={event} now={end} />);

  expect(screen.getByRole('heading', { name: eventWords.over })).toBeInTheDocument();
  expect(hrefs()).toEqual(['/events']);
});

test('the badge tells the status of the content, and that it is over afterwards', () => {
  const { rerender } = render(<EventBadge event={event} now={before} />);
  expect(screen.getByText(event.status)).toBeInTheDocument();

  rerender(<EventBadge event={event} now={end} />);
  expect(screen.getByText(eventWords.over)).toBeInTheDocument();
  expect(screen.queryByText(event.status)).not.toBeInTheDocument();
});
