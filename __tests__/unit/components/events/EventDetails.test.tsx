import { render, screen } from '@testing-library/react';

import { EventDetails } from '@/components/events/EventDetails';
import { addOffset } from '@/lib/language/calendar-time';
import { getContent } from '@/lib/content';
import { formatTelephoneUrl, formatWhatsappUrl } from '@/lib/content/urls';
import { getEnd, type CommunityEvent } from '@/lib/events/events';
import { getFormats } from '@/lib/language/format';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../../support/site'));
jest.mock('@/lib/content/generated/pictures.json', () => jest.requireActual<object>('../../support/pictures'));

const { enterprise, events, pages } = getContent('en');
const words = pages.events.event;
const [event] = events as readonly [CommunityEvent];
const end = new Date(addOffset(getEnd(event)));
const before = new Date(end.getTime() - 1);

/** All links except share links and the map. */
const hrefs = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !/^(https:\/\/wa\.me\/|mailto:)\?|\/maps\//.test(href));

test('until an event ends there are four registration links, each with its name', () => {
  render(<EventDetails event={event} now={before} />);

  const [form = '', whatsapp = '', mail = '', phone] = hrefs();
  const subject = new URL(form, 'https://kaivinai.example').searchParams.get('subject');

  expect(form).toMatch(/^\/contact\?subject=/);
  expect(subject).toContain(event.title);
  expect(subject).toContain(getFormats('en').date(event.date));
  expect(new URL(whatsapp).searchParams.get('text')).toContain(event.title);
  expect(whatsapp).toContain(`${formatWhatsappUrl(enterprise.whatsapp)}?`);
  expect(new URL(mail).searchParams.get('subject')).toBe(subject);
  expect(new URL(mail).searchParams.get('body')).toContain(event.title);
  expect(phone).toBe(formatTelephoneUrl(enterprise.phone));
});

test('it lists volunteer tasks until it ends, with links that contain its name', () => {
  const eventWithNeeds = { ...event, needs: [{ what: 'Carry tables', people: 4, from: '07:00', to: '09:00' }] };
  const { rerender } = render(<EventDetails event={eventWithNeeds} now={before} />);
  const offer = screen.getByRole('link', { name: words.needs.offer }).getAttribute('href') ?? '';

  expect(screen.getByText(/^Carry tables\b.*\b4\b.*\b7:00 AM\b.*\b9:00 AM\b/)).toBeInTheDocument();
  expect(new URL(offer, 'https://kaivinai.example').searchParams.get('subject')).toContain(event.title);

  rerender(<EventDetails event={eventWithNeeds} now={end} />);
  expect(screen.queryByText(/Carry tables/)).toBeNull();
});
