import { useEffect, useState, type MouseEvent } from 'react';

import type { FormName, StoredRecord } from '@/lib/forms/definitions';
import { createBrowserOutbox, deliver, honeypot, watchOutbox } from '@/lib/forms/delivery/browser';
import type { DeliveryStatus as Status, OutboxEntry } from '@/lib/forms/delivery/outbox';

import './DeliveryParts.scss';
import { ShareOptions } from './ShareOptions';
import { focusHeading } from './heading';
import { Notice } from './parts/Notice';
import type { DeliveryWords, RecordWords, ContactDetails, SharedWords } from './words';

export { outboxPorts } from '@/lib/forms/delivery/browser';

type DeliveryPartProps = {
  readonly words: DeliveryWords;
  readonly recordWords: RecordWords;
  readonly shared: SharedWords;
  readonly reach: ContactDetails;
};

type DeliveryStatusProps = DeliveryPartProps & {
  readonly id: string;
  readonly form: FormName;
  readonly record: StoredRecord;
};

/** Statuses in which the submission is not on its way. */
const isStuck: Partial<Readonly<Record<Status, true>>> = { offline: true, later: true, failed: true };

/** The delivery status of a submission, with share options if it cannot be sent. */
export function DeliveryStatus({ id, form, record, words, recordWords, shared, reach }: DeliveryStatusProps) {
  const [status, setStatus] = useState<Status>('sending');

  useEffect(() => {
    const refresh = () => {
      try {
        const found = createBrowserOutbox().statusOf(id);
        // Stays 'delivered' after the mark has expired.
        setStatus((known) => (known === 'delivered' ? known : found));
      } catch {
        // Ignored: an unreadable storage has no new status.
      }
    };
    const unwatch = watchOutbox(refresh);
    const changes = ['storage', 'online', 'offline'];
    changes.forEach((change) => window.addEventListener(change, refresh));
    refresh();
    return () => {
      unwatch();
      changes.forEach((change) => window.removeEventListener(change, refresh));
    };
  }, [id]);

  return (
    <>
      <p className="delivery__status">
        <output>{words[status]}</output>
      </p>
      {isStuck[status] && (
        <ShareOptions form={form} record={record} words={recordWords} shared={shared} reach={reach} />
      )}
    </>
  );
}

/** Sends the outbox while the page is open, and offers share options for submissions that were given up. */
export function Deliverer({ words, recordWords, shared, reach }: DeliveryPartProps) {
  const [givenUp, setGivenUp] = useState<readonly OutboxEntry[]>([]);

  useEffect(() => {
    const refresh = () => {
      try {
        setGivenUp(
          createBrowserOutbox()
            .list()
            .filter(({ isGivenUp }) => isGivenUp),
        );
      } catch {
        // Ignored: an unreadable storage has nothing to offer.
      }
    };
    const start = () => void deliver();
    const unwatch = watchOutbox(refresh);
    window.addEventListener('pageshow', start);
    start();
    return () => {
      unwatch();
      window.removeEventListener('pageshow', start);
    };
  }, []);

  const dismiss = (id: string, click: MouseEvent) => {
    createBrowserOutbox().remove(id);
    setGivenUp((entries) => entries.filter((entry) => entry.id !== id));
    focusHeading(click);
  };

  return givenUp.map(({ id, form, record }) => (
    <Notice key={id} tone="upcoming" title={words.unsent} className="delivery__unsent">
      <ShareOptions form={form} record={record} words={recordWords} shared={shared} reach={reach} lead={words.failed} />
      <button type="button" className="button button--secondary" onClick={(click) => dismiss(id, click)}>
        {words.dismiss}
      </button>
    </Notice>
  ));
}

/** The honeypot: a field hidden from people, which bots fill in. */
export function Honeypot() {
  return honeypot === '' ? null : (
    <div className="delivery__honeypot" aria-hidden="true">
      <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
