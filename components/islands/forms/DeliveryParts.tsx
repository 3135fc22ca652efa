import { useEffect, useState } from 'react';

import { deliverySettings, formSettings } from '@/lib/env';
import { getLists, openLocal } from '@/lib/forms/browser';
import { getListKey, type FormName, type Values } from '@/lib/forms/definitions';
import { sendRecord } from '@/lib/forms/delivery';
import { markSent } from '@/lib/forms/sentMarks';
import type { SentRecord } from '@/lib/forms/stored';

import './DeliveryParts.scss';
import { ShareOptions } from './ShareOptions';
import type { DeliveryWords, RecordWords, ContactDetails, SharedWords } from './words';

const { honeypot } = deliverySettings;

/** Sends a stored record to the endpoint, and marks it as sent. Returns whether the endpoint has accepted it. */
export async function deliver(form: FormName, record: SentRecord, values: Values = {}): Promise<boolean> {
  const isStored = (): boolean => getLists().read(getListKey(form)).items.includes(JSON.stringify(record));
  try {
    const isAccepted = await sendRecord(
      { form, record, honeypotValue: values[honeypot] ?? '' },
      {
        settings: { url: formSettings.deliveryUrl, ...deliverySettings },
        fetch: (...args) => window.fetch(...args),
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
        isStored,
        log: console.error,
      },
    );
    if (isAccepted && isStored()) markSent(openLocal, form, record, 'delivery');
    return isAccepted;
  } catch (error) {
    console.error(error);
    return false;
  }
}

type DeliveryStatusProps = {
  readonly form: FormName;
  readonly record: Values;
  /** The result of {@link deliver}. */
  readonly delivery: Promise<boolean>;
  readonly words: DeliveryWords;
  readonly recordWords: RecordWords;
  readonly shared: Pick<SharedWords, 'shareOptions'>;
  readonly reach: ContactDetails;
};

/** The state of a delivery, with share options if it fails. */
export function DeliveryStatus({ form, record, delivery, words, recordWords, shared, reach }: DeliveryStatusProps) {
  const [status, setStatus] = useState<keyof DeliveryWords>('sending');

  useEffect(() => {
    void delivery.then((isAccepted) => setStatus(isAccepted ? 'delivered' : 'failed'));
  }, [delivery]);

  return (
    <>
      <p className="delivery__status">
        <output>{words[status]}</output>
      </p>
      {status === 'failed' && (
        <ShareOptions form={form} record={record} words={recordWords} shared={shared} reach={reach} />
      )}
    </>
  );
}

/** The honeypot: a field hidden from people, which bots fill in. */
export function Honeypot() {
  return honeypot === '' ? null : (
    <div className="visually-hidden" aria-hidden="true">
      <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
