import { browserJournal } from './browser';
import { lookUpIp } from './ipLookup';
import type { SubmissionPorts } from './submission';

/** What a submission works with here. */
export const browserPorts = (lookupUrl: string, outbox?: SubmissionPorts['outbox']): SubmissionPorts => ({
  journal: browserJournal(),
  lookUpIp: () => lookUpIp(lookupUrl, { fetch: (...asked) => window.fetch(...asked), log: console.error }),
  now: Date.now,
  userAgent: navigator.userAgent,
  log: console.error,
  ...(outbox ? { outbox } : {}),
});
