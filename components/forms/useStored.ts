import { useEffect, useState } from 'react';

import { browserJournal, countStored, mergeAll, mergeLater, openLocal, watchStored } from '@/lib/forms/browser';
import { findUnsent, type Unsent } from '@/lib/forms/sentMarks';

import { delivery } from './delivery';

type Stored = {
  readonly count: number;
  /** Records not sent yet; empty in a build with delivery, where the outbox offers failed ones. */
  readonly unsent: readonly Unsent[];
};

const nothing: Stored = { count: 0, unsent: [] };

/** What this browser has stored, updated while the form is shown. */
export function useStored(isShown: boolean): Stored {
  const [stored, setStored] = useState(nothing);

  useEffect(() => {
    if (!isShown) return undefined;
    let isUnmounted = false;
    const refresh = async () => {
      await mergeAll();
      // Entries left by a tab that was closed early have just been merged; this removes their copies later.
      mergeLater();
      const count = countStored();
      if (!isUnmounted) {
        setStored(count === 0 ? nothing : { count, unsent: delivery ? [] : findUnsent(browserJournal(), openLocal) });
      }
    };
    const unwatch = watchStored(() => void refresh());
    return () => {
      isUnmounted = true;
      unwatch();
      setStored(nothing);
    };
  }, [isShown]);

  return stored;
}
