import type { Ref } from 'react';

import buttonStyles from '@/components/ui/Button.module.scss';
import { Notice } from '@/components/ui/Notice';
import { fill } from '@/lib/text/fill';
import type { FormName, StoredRecord } from '@/lib/forms/definitions';

import { delivery } from './delivery';
import { HandOff } from './HandOff';
import styles from './SuccessPanel.module.scss';
import { handOffWords, type FormProps } from './words';

type SuccessPanelProps = Omit<FormProps, 'lookupUrl' | 'delivery'> & {
  readonly form: FormName;
  readonly record: StoredRecord;
  /** How it is delivered; nothing where it stays in this browser. */
  readonly delivered: (NonNullable<FormProps['delivery']> & { readonly id: string }) | undefined;
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
  delivered,
  onAgain,
  ref,
}: SuccessPanelProps) {
  const { success } = words;
  return (
    <>
      <Notice ref={ref} tone="ok" announce="status" level="h2" title={fill(success.title, record)}>
        <p>{success.text}</p>
      </Notice>
      {delivery && delivered ? (
        <delivery.DeliveryStatus {...delivered} form={form} record={record} shared={shared} reach={reach} />
      ) : (
        <HandOff
          form={form}
          record={record}
          words={handOffWords(words)}
          shared={shared}
          reach={reach}
          lead={shared.handOff.lead}
        />
      )}
      <div className={styles.end}>
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.secondary}`} onClick={onAgain}>
          {success.again}
        </button>
        <a href={paths.yourData}>{shared.storedHere.none}</a>
      </div>
    </>
  );
}
