import { formNames, listOf } from './definitions';
import { lookUpIp } from './ipLookup';
import { createJournal, settleTime, type Journal } from './journal';
import type { SubmissionPorts } from './submission';
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

/**
 * What a submission works with here.
 *
 * @param lookupUrl where the visitor's address is asked for; empty asks nobody
 * @param outbox where it waits to be delivered, in a build with an endpoint
 */
export const browserPorts = (lookupUrl: string, outbox?: SubmissionPorts['outbox']): SubmissionPorts => ({
  journal: browserJournal(),
  lookUpIp: () => lookUpIp(lookupUrl, { fetch: window.fetch.bind(window), log: console.error }),
  now: Date.now,
  userAgent: navigator.userAgent,
  log: console.error,
  ...(outbox ? { outbox } : {}),
});

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
