import { getListKey, isLookupEnabled, type FormName, type StoredRecord, type Values } from './definitions';
import type { RecordLists } from './recordLists';
import { buildRecord, setIp } from './records';

/*
 * A submit, in four steps:
 *
 * 1. `components/islands/forms/useSubmission.ts` cleans and validates the values (`validation.ts`), and calls `submit`.
 * 2. `buildRecord` (`records.ts`) makes the record: the values, the time and the browser.
 * 3. The IP address is looked up, if the form needs it. Then the record is written to its list in local storage
 *    (`recordLists.ts`), once. A page that is being closed writes it at once, without the address.
 * 4. The form shows its thank-you panel. In a build with an endpoint, it sends the record (`delivery.ts`).
 */

export type SubmissionPorts = {
  readonly lists: Pick<RecordLists, 'add' | 'addNow'>;
  readonly lookUpIp: () => Promise<string>;
  readonly now: () => number;
  readonly userAgent: string;
};

/** A submission in progress. */
export type Submission = {
  /** Resolves when the record is in its list; rejects if it cannot be stored. */
  readonly stored: Promise<StoredRecord>;
  /** Stores the record immediately, without waiting for the IP lookup. Called when the page is being closed. */
  readonly leave: () => void;
};

/** Stores a submission in its list once the IP address is known. */
export function submit(form: FormName, values: Values, ports: SubmissionPorts): Submission {
  const timestamp = new Date(ports.now()).toISOString();
  const record = buildRecord(form, values, { timestamp, userAgent: ports.userAgent });
  const { lists } = ports;
  const list = getListKey(form);

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
      return isWritten ? known : afterLeave;
    } catch (error) {
      if (hasLeft && !isWritten) return afterLeave;
      throw error;
    }
  };

  return {
    // A page restored from the back/forward cache does not wait for the lookup it skipped.
    stored: Promise.race([finish(), afterLeave]),
    leave() {
      hasLeft = true;
      if (isWritten) return;
      try {
        lists.addNow(list, known);
        settleLeft.resolve(known);
      } catch (error) {
        settleLeft.reject(error);
        throw error;
      }
    },
  };
}
