import { listOf, looksUp, type FormName, type StoredRecord, type Values } from './definitions';
import type { Journal } from './journal';
import { buildRecord, withIp } from './records';

export type SubmissionPorts = {
  readonly journal: Journal;
  readonly lookUpIp: () => Promise<string>;
  readonly now: () => number;
  readonly userAgent: string;
  /** Takes note of a delivery that cannot start; the record is stored all the same. */
  readonly log: (error: unknown) => void;
  /** Where submissions wait to be delivered; none in a build without an endpoint. */
  readonly outbox?: {
    readonly hold: Post;
    readonly release: Post;
    readonly drop: (id: string) => void;
  };
};

type Post = (id: string, form: FormName, record: StoredRecord, values: Values) => void;

/** A submission under way. It is stored from its first moment on. */
export type Submission = {
  /** The id it is known by here, and to whom it is delivered. */
  readonly id: string;
  /** Whether it will be delivered; not without an endpoint, nor when the outbox did not take it. */
  readonly isDelivered: boolean;
  /** Settles when the record is in its list; fails when it cannot be stored, or was deleted meanwhile. */
  readonly stored: Promise<StoredRecord>;
  /** The page is being left: puts the record into its list without waiting for the lookup. */
  readonly leave: () => void;
};

/** The submission was deleted, in another tab, before it was complete. */
export class DeletedError extends Error {
  override readonly name = 'DeletedError';
}

/** Stores what was typed: at once in the journal, then, with the address looked up, in the list. */
export function submit(form: FormName, values: Values, ports: SubmissionPorts): Submission {
  const timestamp = new Date(ports.now()).toISOString();
  const record = buildRecord(form, values, { timestamp, userAgent: ports.userAgent });
  const { journal, log } = ports;
  const pending = journal.begin(listOf(form), record);
  const { id } = pending;

  /** What the outbox cannot do must not stop the record from being stored. */
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

  /** Lets a record that is stored be delivered, and no other. */
  const release = (isStored: boolean, complete: StoredRecord): StoredRecord => {
    if (!isStored) {
      throw new DeletedError('Deleted before it was complete.');
    }
    attempt(() => outbox?.release(id, form, complete, values));
    return complete;
  };
  /** Leaves nothing behind of a submission that is reported as failed: a second try would store it twice. */
  const undo = (): void => {
    attempt(() => outbox?.drop(id));
    attempt(() => journal.undo(pending));
  };

  let hasLeft = false;
  /** The record as far as it is known: what leaving the page stores. */
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
      // Who left while it waited for its turn has stored the same record, and let it go.
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
    // A page that comes back from the back/forward cache does not wait for a lookup it has done without.
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
