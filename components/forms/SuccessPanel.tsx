import type { Ref } from 'react';

import '@/components/ui/Button.scss';
import type { FormName, StoredRecord } from '@/lib/forms/definitions';
import { fill } from '@/lib/text/fill';

import { delivery as deliveryParts } from './delivery';
import { HandOff } from './HandOff';
import { Notice } from './parts/Notice';
import './SuccessPanel.scss';
import type { FormProps } from './words';

type SuccessPanelProps = Omit<FormProps, 'lookupUrl' | 'locale'> & {
  readonly form: FormName;
  readonly record: StoredRecord;
  /** What it is delivered under; nothing where it stays in this browser. */
  readonly deliveryId: string | undefined;
  readonly onAgain: () => void;
  readonly ref: Ref<HTMLDivElement>;
};

/** Thanks, says where the words are now, and offers to send them on. Takes the place of the form. */
export function SuccessPanel({
  form,
  words,
  shared,
  reach,
  paths,
  record,
  handOffs,
  delivery,
  deliveryId,
  onAgain,
  ref,
}: SuccessPanelProps) {
  const { success } = words;
  const status = deliveryParts && delivery && deliveryId !== undefined && (
    <deliveryParts.DeliveryStatus id={deliveryId} words={delivery} {...{ form, record, handOffs, shared, reach }} />
  );
  return (
    <>
      {/* It takes the focus: what is to be done next is read with it. */}
      <Notice ref={ref} tone="ok" level="h2" title={fill(success.title, record)}>
        <p>{success.text}</p>
        {!status && (
          <>
            <h3 className="success-panel__step">{shared.handOff.title}</h3>
            <p>{shared.handOff.lead}</p>
          </>
        )}
      </Notice>
      {status || <HandOff {...{ form, record, shared, reach }} words={handOffs} />}
      <div className="success-panel__end">
        <button type="button" className="button button--secondary" onClick={onAgain}>
          {success.again}
        </button>
        <a href={paths.yourData}>{shared.storedHere.none}</a>
        <a href={paths.yourData}>{shared.sharedPhone}</a>
      </div>
    </>
  );
}
