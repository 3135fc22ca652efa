import type { Journal } from './journal';
import { buildRecord, listKeys, withIp, type FormName, type StoredRecord, type Values } from './records';

export type SubmissionPorts = {
  readonly journal: Journal;
  /** The visitor's internet address; never fails. */
  readonly lookUpIp: () => Promise<string>;
  readonly now: () => number;
  readonly userAgent: string;
};

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
  const pending = ports.journal.begin(listKeys[form], record);

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
    await ports.journal.complete(pending, complete);
    return complete;
  };

  return {
    id: pending.id,
    // A page that comes back from the back/forward cache does not wait for a lookup it has done without.
    stored: Promise.race([finish(), left]),
    leave() {
      hasLeft = true;
      try {
        ports.journal.completeNow(pending, record);
        settleLeft.resolve(record);
      } catch (error) {
        settleLeft.reject(error);
        throw error;
      }
    },
  };
}
