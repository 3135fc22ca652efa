import type { ListKey, StoredRecord } from './definitions';
import { journalPrefix, keysWith, ownPrefix, write, type TextStorage } from './storage';
import { asRecord, parseObject } from './stored';

/** One submission in the journal. */
export type JournalEntry = {
  readonly id: string;
  /** The record as stored in the list, character by character. */
  readonly text: string;
  /** The time from which any tab may merge the submission. Before, the tab that created it completes it. */
  readonly from: number;
  /** When the submission was first found in the stored list. */
  readonly mergedAt: number | undefined;
};

const entryPrefix = (list: ListKey): string => `${journalPrefix}${list}:`;
const markPrefix = (list: ListKey): string => `${ownPrefix}merged:${list}:`;

function parseEntry(raw: string | null): Pick<JournalEntry, 'text' | 'from'> | undefined {
  const { from, record } = parseObject(raw) ?? {};
  return typeof from === 'number' && asRecord(record) ? { from, text: JSON.stringify(record) } : undefined;
}

/** Reads one entry; undefined if it is missing or invalid. */
export function readEntry(storage: TextStorage, list: ListKey, id: string): JournalEntry | undefined {
  const entry = parseEntry(storage.getItem(entryPrefix(list) + id));
  const mark = storage.getItem(markPrefix(list) + id);
  return entry && { id, ...entry, mergedAt: mark === null ? undefined : Number(mark) || 0 };
}

/** The journal entries of a list, oldest first. */
export const readEntries = (storage: TextStorage, list: ListKey): JournalEntry[] =>
  keysWith(storage, entryPrefix(list)).flatMap((key) => {
    const entry = readEntry(storage, list, key.slice(entryPrefix(list).length));
    return entry ? [entry] : [];
  });

/** Writes an entry, replacing an existing one. */
export function writeEntry(storage: TextStorage, list: ListKey, id: string, from: number, record: StoredRecord): void {
  write(storage, entryPrefix(list) + id, JSON.stringify({ from, record }));
}

/** Marks an entry as merged. Optional: a full storage may reject it. */
export function markMerged(storage: TextStorage, list: ListKey, id: string, now: number): void {
  try {
    storage.setItem(markPrefix(list) + id, String(now));
  } catch {
    // Without the mark, the next merge looks for the entry in the list again.
  }
}

/** Removes an entry. The mark is removed last: an entry without a mark would count as not merged. */
export function removeEntry(storage: TextStorage, list: ListKey, id: string): void {
  storage.removeItem(entryPrefix(list) + id);
  storage.removeItem(markPrefix(list) + id);
}

/** Removes marks without an entry, left by a crash inside `removeEntry`. */
export function dropOrphanMarks(storage: TextStorage, list: ListKey): void {
  for (const mark of keysWith(storage, markPrefix(list))) {
    if (storage.getItem(entryPrefix(list) + mark.slice(markPrefix(list).length)) === null) {
      storage.removeItem(mark);
    }
  }
}
