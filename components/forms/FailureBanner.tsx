import type { Ref } from 'react';

import buttonStyles from '@/components/ui/Button.module.scss';
import { Notice } from '@/components/ui/Notice';
import { formWords } from '@/content/forms/words';
import { phone } from '@/content/reach';

type FailureBannerProps = {
  readonly formId: string;
  readonly ref: Ref<HTMLDivElement>;
};

/** The form could not be stored (specification, section 8). What was typed is still in it. */
export function FailureBanner({ formId, ref }: FailureBannerProps) {
  return (
    <Notice tone="error" announce="alert" ref={ref} title={formWords.failure}>
      <p>
        {formWords.failureHelp} <a href={phone.href}>{phone.display}</a>
      </p>
      <div className={buttonStyles.row}>
        <button type="submit" form={formId} className={buttonStyles.button}>
          {formWords.tryAgain}
        </button>
      </div>
    </Notice>
  );
}
