import { useEffect, useState } from 'react';

import { browserJournal, countStored, mergeAll, mergeLater, openLocal, watchStored } from '@/lib/forms/browser';
import { findUnsent, type Unsent } from '@/lib/forms/sentMarks';

import { delivery } from './delivery';

type Stored = {
  readonly count: number;
  /** What was not passed on yet; nothing in a build that delivers, whose outbox offers what it could not. */
  readonly unsent: readonly Unsent[];
};

const nothing: Stored = { count: 0, unsent: [] };

/** What this browser keeps already, looked up while the form is shown. */
export function useStored(isShown: boolean): Stored {
  const [stored, setStored] = useState(nothing);

  useEffect(() => {
    if (!isShown) return undefined;
    let isUnmounted = false;
    const refresh = async () => {
      await mergeAll();
      // What a tab left behind that was closed too soon has just been merged; its copy goes when that has settled.
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
