import { useEffect, useState } from 'react';

import buttonStyles from '@/components/ui/Button.module.scss';
import { Notice } from '@/components/ui/Notice';
import { forms } from '@/content/forms';
import { deliveryWords } from '@/content/forms/delivery';
import { browserOutbox, deliver, honeypot, watchOutbox } from '@/lib/forms/delivery/browser';
import type { DeliveryStatus as Status, OutboxEntry } from '@/lib/forms/delivery/outbox';
import type { FormName, StoredRecord } from '@/lib/forms/records';

import styles from './DeliveryParts.module.scss';
import { HandOff } from './HandOff';

export { outboxPorts } from '@/lib/forms/delivery/browser';

type DeliveryStatusProps = {
  readonly id: string;
  readonly form: FormName;
  readonly record: StoredRecord;
};

/** How far a submission has come on its way to us; when it cannot be delivered, the ways to send it by hand. */
export function DeliveryStatus({ id, form, record }: DeliveryStatusProps) {
  const [status, setStatus] = useState<Status>('waiting');

  useEffect(() => {
    // What has arrived has arrived, also when its mark is gone.
    const look = () => setStatus((known) => (known === 'delivered' ? known : browserOutbox().statusOf(id)));
    window.addEventListener('storage', look);
    const unwatch = watchOutbox(look);
    look();
    return () => {
      window.removeEventListener('storage', look);
      unwatch();
    };
  }, [id]);

  if (status === 'failed') {
    return <HandOff content={forms[form]} record={record} lead={deliveryWords.failed} />;
  }
  return (
    <p className={styles.status}>
      <output>{deliveryWords[status]}</output>
    </p>
  );
}

/** Sends what waits in the outbox while the page is open, and offers what was given up to be sent by hand. */
export function Deliverer() {
  const [givenUp, setGivenUp] = useState<readonly OutboxEntry[]>([]);

  useEffect(() => {
    const look = () => {
      try {
        setGivenUp(
          browserOutbox()
            .list()
            .filter(({ isGivenUp }) => isGivenUp),
        );
      } catch {
        // A storage that cannot be read holds nothing to offer.
      }
    };
    const start = () => void deliver();
    const unwatch = watchOutbox(look);
    window.addEventListener('pageshow', start);
    start();
    return () => {
      unwatch();
      window.removeEventListener('pageshow', start);
    };
  }, []);

  const dismiss = (id: string) => {
    browserOutbox().remove(id);
    setGivenUp((entries) => entries.filter((entry) => entry.id !== id));
  };

  return givenUp.map(({ id, form, record }) => (
    <Notice key={id} tone="upcoming" title={deliveryWords.unsent} className={styles.unsent}>
      <HandOff content={forms[form]} record={record} lead={deliveryWords.failed} />
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.secondary}`} onClick={() => dismiss(id)}>
        {deliveryWords.dismiss}
      </button>
    </Notice>
  ));
}

/** A field that no person sees or reaches: only machines fill it in. */
export function Honeypot() {
  return honeypot === '' ? null : (
    <div className={styles.honeypot} aria-hidden="true">
      <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
