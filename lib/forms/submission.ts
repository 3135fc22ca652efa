import { listOf, isLookupEnabled, type FormName, type StoredRecord, type Values } from './definitions';
import type { RecordLists } from './recordLists';
import { buildRecord, setIp } from './records';

/*
 * A submit, in five steps:
 *
 * 1. `components/islands/forms/useSubmission.ts` cleans and validates the values (`validation.ts`), and calls `submit`.
 * 2. `buildRecord` (`records.ts`) makes the record: the values, the time and the browser.
 * 3. With delivery, the outbox holds a copy (`delivery/`). The IP address is looked up, if the form needs it.
 * 4. The record is written to its list in local storage (`recordLists.ts`), once. A page that is being closed writes it
 *    at once, without the address.
 * 5. The outbox releases its copy for sending, and the form shows its thank-you panel.
 */

export type SubmissionPorts = {
  readonly lists: Pick<RecordLists, 'add' | 'addNow'>;
  readonly lookUpIp: () => Promise<string>;
  readonly now: () => number;
  readonly newId: () => string;
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

/** A submission in progress. */
export type Submission = {
  /** The id of the submission, also sent to the endpoint. */
  readonly id: string;
  /** Whether the submission will be sent: false without an endpoint, or if the outbox rejected it. */
  readonly isDelivered: boolean;
  /** Resolves when the record is in its list; rejects if it cannot be stored. */
  readonly stored: Promise<StoredRecord>;
  /** Stores the record immediately, without waiting for the IP lookup. Called when the page is being closed. */
  readonly leave: () => void;
};

/** Stores a submission in its list once the IP address is known. */
export function submit(form: FormName, values: Values, ports: SubmissionPorts): Submission {
  const timestamp = new Date(ports.now()).toISOString();
  const record = buildRecord(form, values, { timestamp, userAgent: ports.userAgent });
  const { lists, log } = ports;
  const list = listOf(form);
  const id = ports.newId();

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
  const release = (complete: StoredRecord): StoredRecord => {
    attempt(() => outbox?.release(id, form, complete, values));
    return complete;
  };

  let hasLeft = false;
  /** Whether the record has been written: then leaving the page does not write it again. */
  let isWritten = false;
  /** The record as known so far. */
  let known = record;
  let settleLeft: { resolve: (record: StoredRecord) => void; reject: (error: unknown) => void };
  const afterLeave = new Promise<StoredRecord>((resolve, reject) => {
    settleLeft = { resolve, reject };
  });

  const finish = async (): Promise<StoredRecord> => {
    try {
      known = isLookupEnabled(form) ? setIp(record, await ports.lookUpIp()) : record;
      if (hasLeft) return afterLeave;
      await lists.add(list, known, () => {
        isWritten = !hasLeft;
        return isWritten;
      });
      return isWritten ? release(known) : afterLeave;
    } catch (error) {
      if (hasLeft && !isWritten) return afterLeave;
      attempt(() => outbox?.drop(id));
      throw error;
    }
  };

  return {
    id,
    isDelivered: outbox !== undefined,
    // A page restored from the back/forward cache does not wait for the lookup it skipped.
    stored: Promise.race([finish(), afterLeave]),
    leave() {
      hasLeft = true;
      if (isWritten) return;
      try {
        lists.addNow(list, known);
        settleLeft.resolve(release(known));
      } catch (error) {
        attempt(() => outbox?.drop(id));
        settleLeft.reject(error);
        throw error;
      }
    },
  };
}
