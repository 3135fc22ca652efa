import { useEffect, useState } from 'react';

import { SiteLink } from '@/components/ui/SiteLink';
import { formSettings } from '@/content/form-settings';
import { formWords } from '@/content/forms/words';
import { fill, plural } from '@/lib/fill';
import { countStored, mergeAll, mergeLater } from '@/lib/submissions/browser';
import type { FormName } from '@/lib/submissions/records';

import { delivery } from './delivery';
import styles from './StorageNotice.module.scss';

type StorageNoticeProps = {
  readonly form: FormName;
  readonly id: string;
};

/** What submitting this form does, in the words of the build's settings. */
function noticeText(form: FormName): string {
  const { lookup, stored, delivered } = formWords.notice;
  const asks = form !== 'subscribe' && formSettings.lookupUrl !== '';
  const keeps = delivery ? delivered : stored;
  return asks ? `${fill(lookup, { host: new URL(formSettings.lookupUrl).host })} ${keeps}` : keeps;
}

/** Says, above the button, what is asked of whom and where it is kept; and what is kept here already. */
export function StorageNotice({ form, id }: StorageNoticeProps) {
  const [count, setCount] = useState(0);
  const { none, ...some } = formWords.storedHere;

  // The stored lists are read back when the page is loaded (specification, section 3).
  useEffect(() => {
    let isGone = false;
    void mergeAll().then(() => {
      // What a tab left behind that was closed too soon has just been merged; its working note goes when that has settled.
      mergeLater();
      if (!isGone) {
        setCount(countStored());
      }
    });
    return () => {
      isGone = true;
    };
  }, []);

  return (
    <div className={styles.notice}>
      <p id={id}>
        {noticeText(form)} <SiteLink to="/privacy">{formWords.notice.privacy}</SiteLink>
      </p>
      <p>
        <SiteLink className="target" to="/privacy/your-data">
          {count === 0 ? none : plural(some, count)}
        </SiteLink>
      </p>
    </div>
  );
}
