import { useEffect, useState } from 'react';

import { countStored, getLists, openLocal, watchStored } from '@/lib/forms/browser';
import { findUnsent, type Unsent } from '@/lib/forms/sentMarks';

type Stored = {
  readonly count: number;
  /** Records not sent yet. */
  readonly unsent: readonly Unsent[];
};

const nothing: Stored = { count: 0, unsent: [] };

/** What this browser has stored, updated while the form is shown. */
export function useStored(isShown: boolean): Stored {
  const [stored, setStored] = useState(nothing);

  useEffect(() => {
    if (!isShown) return undefined;
    const refresh = () => {
      const count = countStored();
      setStored(count === 0 ? nothing : { count, unsent: findUnsent(getLists(), openLocal) });
    };
    const unwatch = watchStored(refresh);
    return () => {
      unwatch();
      setStored(nothing);
    };
  }, [isShown]);

  return stored;
}
