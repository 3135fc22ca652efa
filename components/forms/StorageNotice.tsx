import { useEffect, useState } from 'react';

import { plural } from '@/lib/text/fill';
import { countStored, mergeAll, mergeLater } from '@/lib/forms/browser';

import styles from './StorageNotice.module.scss';
import type { FormPaths, SharedWords } from './words';

type StorageNoticeProps = {
  readonly id: string;
  readonly shared: SharedWords;
  readonly paths: FormPaths;
};

/** Says, above the button, what is asked of whom and where it is kept; and what is kept here already. */
export function StorageNotice({ id, shared: { notice, storedHere }, paths }: StorageNoticeProps) {
  const [count, setCount] = useState(0);

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
        {notice.text}{' '}
        <a className="target" href={paths.privacy}>
          {notice.privacy}
        </a>
      </p>
      <p>
        <a className="target" href={paths.yourData}>
          {count === 0 ? storedHere.none : plural(storedHere, count)}
        </a>
      </p>
    </div>
  );
}
