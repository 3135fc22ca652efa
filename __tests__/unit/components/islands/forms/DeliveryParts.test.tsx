import { act, render, screen } from '@testing-library/react';

import { DeliveryStatus } from '@/components/islands/forms/DeliveryParts';
import { getFormProps } from '@/components/sections/form-props';
import { getContent } from '@/lib/content';
import { createBrowserOutbox, deliver } from '@/lib/forms/delivery/browser';

const record = { email: 'a@example.com', timestamp: '2025-06-25T04:30:00.000Z' };
const deliveryWords = getContent('en').forms.delivery;
const marks = 'site:delivered:';

/** Changes the storage as another tab would, with a `storage` event. */
const inAnotherTab = (change: () => void) =>
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage'));
  });

// The outbox keeps the first fetch it gets.
window.fetch = () => Promise.resolve({ ok: false, status: 503, headers: new Headers() } as Response);

const whatsappLink = () => screen.queryByRole('link', { name: /WhatsApp/ });

beforeEach(() => {
  localStorage.clear();
  createBrowserOutbox().put({ id: '1', form: 'subscribe', record, honeypotValue: '' }, Date.now());
  const { shared, recordWords, reach } = getFormProps('subscribe', 'en');
  render(
    <DeliveryStatus
      id="1"
      form="subscribe"
      record={record}
      words={deliveryWords}
      recordWords={recordWords}
      shared={shared}
      reach={reach}
    />,
  );
});

test('a pending submission is shown as being sent', () => {
  expect(screen.getByRole('status')).toHaveTextContent(deliveryWords.sending);
  expect(whatsappLink()).not.toBeInTheDocument();
});

test('offline, it shows that it is waiting, and share options', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(deliveryWords.offline);
  expect(whatsappLink()).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(record.email)));

  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toHaveTextContent(deliveryWords.sending);
});

test('after a failure it shows no sending status, and share options', async () => {
  jest.useFakeTimers();
  await act(() => deliver());

  expect(screen.getAllByRole('status')[0]).toHaveTextContent(deliveryWords.later);
  expect(whatsappLink()).toBeInTheDocument();
  jest.useRealTimers();
});

test('a submission deleted in another tab is not shown as delivered', () => {
  inAnotherTab(() => localStorage.clear());

  expect(screen.getByRole('status')).toHaveTextContent(deliveryWords.gone);
});

test('a submission delivered by another tab is shown as delivered, even after its mark expired', () => {
  inAnotherTab(() => {
    localStorage.setItem(`${marks}1`, String(Date.now()));
    createBrowserOutbox().remove('1');
  });
  expect(screen.getByRole('status')).toHaveTextContent(deliveryWords.delivered);

  inAnotherTab(() => localStorage.clear());
  expect(screen.getByRole('status')).toHaveTextContent(deliveryWords.delivered);
});
