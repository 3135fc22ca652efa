import { formSettings } from '@/content/form-settings';

import { lookUpIp } from './ipLookup';
import { createJournal, settleTime, type Journal } from './journal';
import { listKeys } from './records';
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
 * @param outbox where it waits to be delivered, in a build with an endpoint
 */
export const browserPorts = (outbox?: SubmissionPorts['outbox']): SubmissionPorts => ({
  journal: browserJournal(),
  lookUpIp: () => lookUpIp(formSettings.lookupUrl, { fetch: window.fetch.bind(window), log: console.error }),
  now: Date.now,
  userAgent: navigator.userAgent,
  ...(outbox ? { outbox } : {}),
});

/** Brings every list and its journal together; what cannot be read stays as it is. */
export async function mergeAll(): Promise<void> {
  for (const list of Object.values(listKeys)) {
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
    return Object.values(listKeys).reduce((sum, list) => sum + browserJournal().read(list).items.length, 0);
  } catch {
    return 0;
  }
}
