import { formNames, listOf } from './definitions';
import { createJournal, settleTime, type Journal } from './journal';
import { newUuid } from '../uuid';

/** The parts of this browser, where the pure parts are put to work. Nothing here is touched before it is asked for. */

export const openLocal = (): Storage | null => window.localStorage;
export const openSession = (): Storage | null => window.sessionStorage;

let journal: Journal | undefined;

/** The lists of this browser. */
export function browserJournal(): Journal {
  journal ??= createJournal({
    open: openLocal,
    // Missing on pages without TLS.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    now: Date.now,
    newId: newUuid,
  });
  return journal;
}

/** Brings every list and its journal together; what cannot be read stays as it is. */
export async function mergeAll(): Promise<void> {
  for (const list of formNames.map(listOf)) {
    try {
      await browserJournal().merge(list);
    } catch (error) {
      console.error(error);
    }
  }
}

/** Merges again when the storage of all tabs has settled, which mends what a tab may have overwritten. */
export function mergeLater(): void {
  setTimeout(() => void mergeAll(), settleTime + 500);
}

/** How many records are stored here; none where the storage cannot be used. */
export function countStored(): number {
  try {
    return formNames.reduce((sum, form) => sum + browserJournal().read(listOf(form)).items.length, 0);
  } catch {
    return 0;
  }
}

/**
 * Looks at what is stored here: now, when another tab stores or deletes, and when the page comes back from the back/forward
 * cache. One look for all that happens at once: a long list takes a while to read.
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
