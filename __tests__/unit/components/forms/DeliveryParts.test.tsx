import { act, render, screen } from '@testing-library/react';

import { DeliveryStatus } from '@/components/forms/DeliveryParts';
import { deliveryWords } from '@/content/forms/delivery';
import { browserOutbox } from '@/lib/forms/delivery/browser';

const record = { email: 'a@example.com', timestamp: '2025-06-25T04:30:00.000Z' };
const marks = 'kaivinai:delivered:';

/** Changes the storage as another tab would, which this one is told of. */
const inAnotherTab = (change: () => void) =>
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage'));
  });

beforeEach(() => {
  localStorage.clear();
  window.fetch = jest.fn();
  browserOutbox().put({ id: '1', form: 'subscribe', record, trap: '' }, Date.now());
  render(<DeliveryStatus id="1" form="subscribe" record={record} />);
});

test('what waits is told as waiting', () => {
  expect(screen.getByRole('status')).toHaveTextContent(deliveryWords.waiting);
});

test('what was deleted in another tab is not told as delivered', () => {
  inAnotherTab(() => localStorage.clear());

  expect(screen.getByRole('status')).toHaveTextContent(deliveryWords.gone);
});

test('what another tab has delivered is told so, and stays so when its mark is gone', () => {
  inAnotherTab(() => {
    localStorage.setItem(`${marks}1`, String(Date.now()));
    browserOutbox().remove('1');
  });
  expect(screen.getByRole('status')).toHaveTextContent(deliveryWords.delivered);

  inAnotherTab(() => localStorage.clear());
  expect(screen.getByRole('status')).toHaveTextContent(deliveryWords.delivered);
});
