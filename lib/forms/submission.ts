import type { Journal } from './journal';
import { buildRecord, listKeys, withIp, type FormName, type StoredRecord, type Values } from './records';

export type SubmissionPorts = {
  readonly journal: Journal;
  /** The visitor's internet address; never fails. */
  readonly lookUpIp: () => Promise<string>;
  readonly now: () => number;
  readonly userAgent: string;
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
  /** Settles when the record stands in its list; fails when it cannot be stored. */
  readonly stored: Promise<StoredRecord>;
  /** The page is being left: puts the record into its list without waiting for the lookup. */
  readonly leave: () => void;
};

/**
 * Stores what was typed: at once in the journal, then, with the address looked up, in the list.
 *
 * @throws StorageError when nothing can be stored
 */
export function submit(form: FormName, values: Values, ports: SubmissionPorts): Submission {
  const timestamp = new Date(ports.now()).toISOString();
  const record = buildRecord(form, values, { timestamp, userAgent: ports.userAgent });
  const { journal, outbox } = ports;
  const pending = journal.begin(listKeys[form], record);
  const { id } = pending;

  try {
    outbox?.hold(id, form, record, values);
  } catch (error) {
    // What the visitor is asked to try again must not be stored already.
    journal.abandon(pending);
    throw error;
  }

  let hasLeft = false;
  let settleLeft: { resolve: (record: StoredRecord) => void; reject: (error: unknown) => void };
  const left = new Promise<StoredRecord>((resolve, reject) => {
    settleLeft = { resolve, reject };
  });

  const finish = async (): Promise<StoredRecord> => {
    const complete = 'ip' in record ? withIp(record, await ports.lookUpIp()) : record;
    if (hasLeft) {
      return left;
    }
    try {
      await journal.complete(pending, complete);
    } catch (error) {
      outbox?.drop(id);
      throw error;
    }
    outbox?.release(id, form, complete, values);
    return complete;
  };

  return {
    id,
    // A page that comes back from the back/forward cache does not wait for a lookup it has done without.
    stored: Promise.race([finish(), left]),
    leave() {
      hasLeft = true;
      try {
        journal.completeNow(pending, record);
        outbox?.release(id, form, record, values);
        settleLeft.resolve(record);
      } catch (error) {
        outbox?.drop(id);
        settleLeft.reject(error);
        throw error;
      }
    },
  };
}
