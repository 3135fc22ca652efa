import { listOf, looksUp, type FormName, type StoredRecord, type Values } from './definitions';
import type { Journal } from './journal';
import { buildRecord, withIp } from './records';

export type SubmissionPorts = {
  readonly journal: Journal;
  readonly lookUpIp: () => Promise<string>;
  readonly now: () => number;
  readonly userAgent: string;
  /** Called when delivery cannot start; the record is stored anyway. */
  readonly log: (error: unknown) => void;
  /** The outbox; undefined in a build without an endpoint. */
  readonly outbox?: {
    readonly hold: Post;
    readonly release: Post;
    readonly drop: (id: string) => void;
  };
};

type Post = (id: string, form: FormName, record: StoredRecord, values: Values) => void;

/** A submission in progress. It is stored from the start. */
export type Submission = {
  /** The id of the submission in the journal, also sent to the endpoint. */
  readonly id: string;
  /** Whether the submission will be sent: false without an endpoint, or if the outbox rejected it. */
  readonly isDelivered: boolean;
  /** Resolves when the record is in its list; rejects if it cannot be stored or was deleted meanwhile. */
  readonly stored: Promise<StoredRecord>;
  /** Stores the record immediately, without waiting for the IP lookup. Called when the page is being closed. */
  readonly leave: () => void;
};

/** The submission was deleted in another tab before it was complete. */
export class DeletedError extends Error {
  override readonly name = 'DeletedError';
}

/** Stores a submission: immediately in the journal, then in the list once the IP address is known. */
export function submit(form: FormName, values: Values, ports: SubmissionPorts): Submission {
  const timestamp = new Date(ports.now()).toISOString();
  const record = buildRecord(form, values, { timestamp, userAgent: ports.userAgent });
  const { journal, log } = ports;
  const pending = journal.begin(listOf(form), record);
  const { id } = pending;

  /** Errors of the outbox must not stop the record from being stored. */
  const attempt = (task: () => void): boolean => {
    try {
      task();
      return true;
    } catch (error) {
      log(error);
      return false;
    }
  };
  const outbox = attempt(() => ports.outbox?.hold(id, form, record, values)) ? ports.outbox : undefined;

  /** Releases a record for delivery, but only if it is stored. */
  const release = (isStored: boolean, complete: StoredRecord): StoredRecord => {
    if (!isStored) {
      throw new DeletedError('Deleted before it was complete.');
    }
    attempt(() => outbox?.release(id, form, complete, values));
    return complete;
  };
  /** Removes all traces of a submission reported as failed, so that a retry does not store it twice. */
  const undo = (): void => {
    attempt(() => outbox?.drop(id));
    attempt(() => journal.undo(pending));
  };

  let hasLeft = false;
  /** The record as known so far: stored when the page is closed. */
  let known = record;
  let settleLeft: { resolve: (record: StoredRecord) => void; reject: (error: unknown) => void };
  const left = new Promise<StoredRecord>((resolve, reject) => {
    settleLeft = { resolve, reject };
  });

  const finish = async (): Promise<StoredRecord> => {
    try {
      const complete = looksUp(form) ? withIp(record, await ports.lookUpIp()) : record;
      if (hasLeft) {
        return left;
      }
      known = complete;
      const isStored = await journal.complete(pending, complete);
      // If the page was closed while this waited for the lock, the record is already stored and released.
      return hasLeft ? left : release(isStored, complete);
    } catch (error) {
      if (hasLeft) return left;
      undo();
      throw error;
    }
  };

  return {
    id,
    isDelivered: outbox !== undefined,
    // A page restored from the back/forward cache does not wait for the lookup it skipped.
    stored: Promise.race([finish(), left]),
    leave() {
      hasLeft = true;
      try {
        settleLeft.resolve(release(journal.completeNow(pending, known), known));
      } catch (error) {
        undo();
        settleLeft.reject(error);
        throw error;
      }
    },
  };
}
