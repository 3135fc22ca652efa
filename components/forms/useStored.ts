import { useEffect, useState } from 'react';

import { browserJournal, countStored, mergeAll, mergeLater, openLocal } from '@/lib/forms/browser';
import { findUnsent, type Unsent } from '@/lib/forms/passedOn';

import { delivery } from './delivery';

type Stored = {
  readonly count: number;
  /** What was not passed on yet; nothing in a build that delivers, whose outbox offers what it could not. */
  readonly unsent: readonly Unsent[];
};

/** What this browser keeps already, looked up whenever the form is shown (specification, section 3). */
export function useStored(isShown: boolean): Stored {
  const [stored, setStored] = useState<Stored>({ count: 0, unsent: [] });

  useEffect(() => {
    let isGone = !isShown;
    if (isShown) {
      void mergeAll().then(() => {
        // What a tab left behind that was closed too soon has just been merged; its copy goes when that has settled.
        mergeLater();
        if (!isGone) {
          setStored({ count: countStored(), unsent: delivery ? [] : findUnsent(browserJournal(), openLocal) });
        }
      });
    }
    return () => {
      isGone = true;
    };
  }, [isShown]);

  return stored;
}
