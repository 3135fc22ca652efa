import { browserJournal } from './browser';
import { lookUpIp } from './ipLookup';
import type { SubmissionPorts } from './submission';

/**
 * What a submission works with here.
 *
 * @param lookupUrl where the visitor's address is asked for; empty asks nobody
 * @param outbox where it waits to be delivered, in a build with an endpoint
 */
export const browserPorts = (lookupUrl: string, outbox?: SubmissionPorts['outbox']): SubmissionPorts => ({
  journal: browserJournal(),
  lookUpIp: () => lookUpIp(lookupUrl, { fetch: (...asked) => window.fetch(...asked), log: console.error }),
  now: Date.now,
  userAgent: navigator.userAgent,
  log: console.error,
  ...(outbox ? { outbox } : {}),
});
