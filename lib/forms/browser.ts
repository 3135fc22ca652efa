import { formNames, getListKey } from './definitions';
import { createRecordLists, settleTime, type RecordLists } from './recordLists';

/** Browser implementations of the ports used by the pure modules. The storage is accessed only when called. */

export const openLocal = (): Storage | null => window.localStorage;
export const openSession = (): Storage | null => window.sessionStorage;

let lists: RecordLists | undefined;

/** The lists of this browser. */
export function getLists(): RecordLists {
  lists ??= createRecordLists({
    open: openLocal,
    // Undefined on pages without TLS.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    now: Date.now,
    newId: () => `${Date.now()}-${Math.random().toString(36).slice(2)}`,
  });
  return lists;
}

/** Restores what other tabs have overwritten, once local storage has settled across tabs. */
export function restoreLater(): void {
  setTimeout(() => {
    for (const list of formNames.map(getListKey)) getLists().restore(list).catch(console.error);
  }, settleTime);
}

/** The number of stored records; 0 if the storage is unavailable. */
export function countStored(): number {
  try {
    return formNames.reduce((sum, form) => sum + getLists().read(getListKey(form)).items.length, 0);
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
