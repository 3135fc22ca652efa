import type { ListKey, StoredRecord } from './definitions';
import { journalPrefix, keysWith, ownPrefix, write, type TextStorage } from './storage';
import { asRecord, parseObject } from './stored';

/** One submission in the journal. */
export type JournalEntry = {
  readonly id: string;
  /** The record as it is in the list, character by character. */
  readonly text: string;
  /** The moment from which any tab may merge it; before, its own tab still completes it. */
  readonly from: number;
  /** When it was first seen in the list. */
  readonly mergedAt: number | undefined;
};

const entryPrefix = (list: ListKey): string => `${journalPrefix}${list}:`;
const markPrefix = (list: ListKey): string => `${ownPrefix}merged:${list}:`;

function parseEntry(raw: string | null): Pick<JournalEntry, 'text' | 'from'> | undefined {
  const { from, record } = parseObject(raw) ?? {};
  return typeof from === 'number' && asRecord(record) ? { from, text: JSON.stringify(record) } : undefined;
}

/** Reads one entry; nothing when it is not there or not ours. */
export function readEntry(storage: TextStorage, list: ListKey, id: string): JournalEntry | undefined {
  const entry = parseEntry(storage.getItem(entryPrefix(list) + id));
  const mark = storage.getItem(markPrefix(list) + id);
  return entry && { id, ...entry, mergedAt: mark === null ? undefined : Number(mark) || 0 };
}

/** The journal of a list, oldest first. */
export const readEntries = (storage: TextStorage, list: ListKey): JournalEntry[] =>
  keysWith(storage, entryPrefix(list)).flatMap((key) => {
    const entry = readEntry(storage, list, key.slice(entryPrefix(list).length));
    return entry ? [entry] : [];
  });

/** Writes an entry, anew or over itself. */
export function writeEntry(storage: TextStorage, list: ListKey, id: string, from: number, record: StoredRecord): void {
  write(storage, entryPrefix(list) + id, JSON.stringify({ from, record }));
}

/** Notes that an entry is in the list. The note is a help, not a need: a full storage may refuse it. */
export function markMerged(storage: TextStorage, list: ListKey, id: string, now: number): void {
  try {
    storage.setItem(markPrefix(list) + id, String(now));
  } catch {
    // Without the mark the entry is looked for in the list again, and found there.
  }
}

/** Forgets an entry. The mark goes last: an entry without its mark would count as not merged. */
export function removeEntry(storage: TextStorage, list: ListKey, id: string): void {
  storage.removeItem(entryPrefix(list) + id);
  storage.removeItem(markPrefix(list) + id);
}

/** Removes marks whose entry is gone: what a crash inside `removeEntry` leaves. */
export function dropOrphanMarks(storage: TextStorage, list: ListKey): void {
  for (const mark of keysWith(storage, markPrefix(list))) {
    if (storage.getItem(entryPrefix(list) + mark.slice(markPrefix(list).length)) === null) {
      storage.removeItem(mark);
    }
  }
}
