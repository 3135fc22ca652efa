import type { Ref } from 'react';

import type { FormName, StoredRecord } from '@/lib/forms/definitions';
import { fill } from '@/lib/language/fill';

import { delivery as deliveryParts } from './delivery';
import { ShareOptions } from './ShareOptions';
import { Notice } from './parts/Notice';
import type { FormProps } from './words';

type SuccessPanelProps = Omit<FormProps, 'lookupUrl' | 'locale'> & {
  readonly form: FormName;
  readonly record: StoredRecord;
  /** Whether the record was accepted; undefined in a build without delivery. */
  readonly sent: Promise<boolean> | undefined;
  readonly onAgain: () => void;
  readonly ref: Ref<HTMLDivElement>;
};

/** Replaces the form after submission: thanks, where the data is, and share options. */
export function SuccessPanel({
  form,
  words,
  shared,
  reach,
  paths,
  record,
  recordWords,
  delivery,
  sent,
  onAgain,
  ref,
}: SuccessPanelProps) {
  const { success } = words;
  const status = deliveryParts && delivery && sent && (
    <deliveryParts.DeliveryStatus delivery={sent} words={delivery} {...{ form, record, recordWords, shared, reach }} />
  );
  return (
    <>
      {/* Receives focus, so that the next step is read with it. */}
      <Notice ref={ref} tone="ok" level="h2" title={fill(success.title, record)}>
        <p>{success.text}</p>
        {!status && (
          <>
            <h3>{shared.shareOptions.title}</h3>
            <p>{shared.shareOptions.lead}</p>
          </>
        )}
      </Notice>
      {status || <ShareOptions {...{ form, record, shared, reach }} words={recordWords} />}
      <div className="button-row">
        <button type="button" className="button button--secondary" onClick={onAgain}>
          {success.again}
        </button>
        <a href={paths.yourData}>{shared.storedHere.none}</a>
        <a href={paths.yourData}>{shared.sharedPhone}</a>
      </div>
    </>
  );
}
