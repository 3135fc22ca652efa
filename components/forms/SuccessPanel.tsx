import type { Ref } from 'react';

import buttonStyles from '@/components/ui/Button.module.scss';
import { Notice } from '@/components/ui/Notice';
import { SiteLink } from '@/components/ui/SiteLink';
import { formWords } from '@/content/forms/words';
import { fill } from '@/lib/fill';
import type { FormName, StoredRecord } from '@/lib/forms/records';

import { delivery } from './delivery';
import type { FormContent } from './formContent';
import { HandOff } from './HandOff';
import styles from './SuccessPanel.module.scss';

type SuccessPanelProps = {
  readonly form: FormName;
  readonly content: FormContent;
  readonly record: StoredRecord;
  readonly id: string;
  readonly onAgain: () => void;
  readonly ref: Ref<HTMLDivElement>;
};

/** Thanks, says where the words are now, and offers to send them on. Takes the place of the form. */
export function SuccessPanel({ form, content, record, id, onAgain, ref }: SuccessPanelProps) {
  const { success } = content;
  return (
    <>
      <Notice ref={ref} tone="ok" announce="status" level="h2" title={fill(success.title, record)}>
        <p>{success.text}</p>
      </Notice>
      {delivery ? (
        <delivery.DeliveryStatus id={id} form={form} record={record} />
      ) : (
        <HandOff content={content} record={record} lead={formWords.handOff.lead} />
      )}
      <div className={styles.end}>
        <button type="button" className={`${buttonStyles.button} ${buttonStyles.secondary}`} onClick={onAgain}>
          {success.again}
        </button>
        <SiteLink to="/privacy/your-data">{formWords.storedHere.none}</SiteLink>
      </div>
    </>
  );
}
