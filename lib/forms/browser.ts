import { formNames, listOf } from './definitions';
import { createJournal, settleTime, type Journal } from './journal';
import { newUuid } from '../uuid';

/** Browser implementations of the ports used by the pure modules. The storage is accessed only when called. */

export const openLocal = (): Storage | null => window.localStorage;
export const openSession = (): Storage | null => window.sessionStorage;

let journal: Journal | undefined;

/** The journal of this browser. */
export function browserJournal(): Journal {
  journal ??= createJournal({
    open: openLocal,
    // Undefined on pages without TLS.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    now: Date.now,
    newId: newUuid,
  });
  return journal;
}

/** Merges every list with its journal. Unreadable data stays unchanged. */
export async function mergeAll(): Promise<void> {
  for (const list of formNames.map(listOf)) {
    try {
      await browserJournal().merge(list);
    } catch (error) {
      console.error(error);
    }
  }
}

/** Merges again once local storage has settled across tabs, to repair what a tab may have overwritten. */
export function mergeLater(): void {
  setTimeout(() => void mergeAll(), settleTime + 500);
}

/** The number of stored records; 0 if the storage is unavailable. */
export function countStored(): number {
  try {
    return formNames.reduce((sum, form) => sum + browserJournal().read(listOf(form)).items.length, 0);
  } catch {
    return 0;
  }
}

/**
 * Calls back when stored data may have changed: now, when another tab writes, and when the page is restored from the
 * back/forward cache. Calls are batched, because reading a long list is slow.
 */
export function watchStored(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && schedule();
  schedule();
  window.addEventListener('storage', schedule);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', schedule);
    window.removeEventListener('pageshow', onPageShow);
  };
}
