import { dropOrphanMarks, markMerged, readEntries, readEntry, removeEntry, writeEntry } from './journalEntries';
import type { ListKey, StoredRecord } from './definitions';
import { underLock, type Locks } from './lock';
import { keysWith, openStorage, ownPrefix, write, type TextStorage } from './storage';
import { joinList, parseList } from './stored';

/**
 * Stores submissions so that none is lost or duplicated, whatever tabs, crashes and visitors do.
 *
 * Tabs have copies of local storage that lag behind one another, so a list written by one tab can overwrite an item
 * just added by another, even under a lock. Therefore each submission is first written under its own key (the journal),
 * which no other tab overwrites, then merged into the list. The entry stays until the list has been seen to contain it
 * some time later; a merge that finds it missing adds it again. If a list is empty although entries had been merged, it
 * was cleared: these entries are dropped, not restored.
 *
 * One case is ambiguous: a tab dies between writing the list and marking the entry as merged, and the list is cleared
 * in another tab before the next merge. Then the record is restored once, which is better than losing one.
 */
export type JournalPorts = {
  readonly open: () => TextStorage | null | undefined;
  readonly locks: Locks | undefined;
  readonly now: () => number;
  readonly newId: () => string;
};

/** A stored submission that is still being completed. */
export type Pending = {
  readonly list: ListKey;
  readonly id: string;
  /** The initial record, as another tab would merge it. */
  readonly text: string;
};

/** How long a submission may take to complete before any tab merges it as it is; well above the lookup's time limit. */
export const holdTime = 10_000;

/** How long copies of local storage may lag behind, in milliseconds. */
export const settleTime = 2000;

const asidePrefix = (list: ListKey): string => `${ownPrefix}kept:${list}:`;

/** Copies data that is not a valid list to its own key, byte for byte. Idempotent, in case a crash causes a retry. */
function setAside(storage: TextStorage, list: ListKey, raw: string, newId: () => string): void {
  const isKept = keysWith(storage, asidePrefix(list)).some((key) => storage.getItem(key) === raw);
  if (!isKept) {
    write(storage, asidePrefix(list) + newId(), raw);
  }
}

/** The texts missing from the list; a text given twice must occur twice. */
function missingFrom(items: readonly string[], texts: readonly string[]): string[] {
  if (texts.length === 0) {
    return [];
  }
  const left = new Map<string, number>();
  for (const item of items) {
    left.set(item, (left.get(item) ?? 0) + 1);
  }
  return texts.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/** Merges a list with its journal. */
function settle(storage: TextStorage, list: ListKey, { now, newId }: JournalPorts): void {
  const time = now();
  const raw = storage.getItem(list);
  const items = parseList(raw);
  dropOrphanMarks(storage, list);

  // An entry in the far future is due as well: the clock was set back.
  const isDue = (from: number): boolean => from <= time || from > time + holdTime;
  let due = readEntries(storage, list).filter(({ from, mergedAt }) => mergedAt !== undefined || isDue(from));

  if (items?.length === 0) {
    for (const { id, mergedAt } of due) {
      if (mergedAt !== undefined) {
        removeEntry(storage, list, id);
      }
    }
    due = due.filter(({ mergedAt }) => mergedAt === undefined);
  }

  const missing = missingFrom(
    items ?? [],
    due.map(({ text }) => text),
  );
  if (missing.length > 0) {
    if (!items && raw !== null) {
      setAside(storage, list, raw, newId);
    }
    write(storage, list, joinList([...(items ?? []), ...missing]));
  }

  for (const { id, text, mergedAt } of due) {
    if (mergedAt === undefined) {
      markMerged(storage, list, id, time);
    } else if (!missing.includes(text) && Math.abs(time - mergedAt) >= settleTime) {
      removeEntry(storage, list, id);
    }
  }
}

/** The content of a list. */
export type ListContent = {
  /** The items as stored, each a JSON text. */
  readonly items: readonly string[];
  /** Data under our keys that is not a valid list, byte for byte, with its key. */
  readonly foreign: readonly { readonly key: string; readonly raw: string }[];
};

export type Journal = ReturnType<typeof createJournal>;

/** Creates the journal. Every function throws `StorageError` when the storage is not usable. */
export function createJournal(ports: JournalPorts) {
  const storage = (): TextStorage => openStorage(ports.open);
  const locked = <Result>(list: ListKey, task: () => Result) => underLock(ports.locks, ownPrefix + list, task);
  const isOpen = ({ list, id }: Pending): boolean => {
    const entry = readEntry(storage(), list, id);
    return entry !== undefined && entry.mergedAt === undefined;
  };

  // An entry is removed once its list contains it. An entry that is in neither was deleted.
  const isKept = ({ list, id }: Pending, text: string): boolean =>
    readEntry(storage(), list, id) !== undefined || (parseList(storage().getItem(list)) ?? []).includes(text);

  /** Removes a submission that could not be merged, so that a retry does not store it twice. */
  const undoing = <Result>({ list, id }: Pending, task: () => Result): Result => {
    try {
      return task();
    } catch (error) {
      removeEntry(storage(), list, id);
      throw error;
    }
  };

  return {
    /** Stores a submission immediately. `complete` adds it to its list; if this tab dies before, another one does. */
    begin(list: ListKey, record: StoredRecord): Pending {
      const id = ports.newId();
      writeEntry(storage(), list, id, ports.now() + holdTime, record);
      return { list, id, text: JSON.stringify(record) };
    },

    /**
     * Adds the completed record to its list, unless another tab has merged it meanwhile.
     *
     * @returns whether it is stored; false if it was deleted meanwhile
     */
    async complete(pending: Pending, record: StoredRecord): Promise<boolean> {
      const { list, id } = pending;
      if (!isOpen(pending)) {
        return isKept(pending, pending.text);
      }
      undoing(pending, () => writeEntry(storage(), list, id, 0, record));
      return locked(list, () =>
        undoing(pending, () => {
          settle(storage(), list, ports);
          return isKept(pending, JSON.stringify(record));
        }),
      );
    },

    /**
     * Removes a submission that failed before it was complete. A submission that is already in the stored list stays.
     */
    undo({ list, id }: Pending): void {
      if (isOpen({ list, id, text: '' })) removeEntry(storage(), list, id);
    },

    /** The same as `complete`, synchronously and without a lock, for a page that is being closed. */
    completeNow(pending: Pending, record: StoredRecord): boolean {
      const { list, id } = pending;
      if (!isOpen(pending)) {
        return isKept(pending, pending.text);
      }
      return undoing(pending, () => {
        writeEntry(storage(), list, id, 0, record);
        settle(storage(), list, ports);
        return true;
      });
    },

    /** Merges a list with its journal: on load, and some time after each submission. */
    merge: (list: ListKey): Promise<void> => locked(list, () => settle(storage(), list, ports)),

    /** Merges a list with its journal without waiting for a lock. */
    mergeNow: (list: ListKey): void => settle(storage(), list, ports),

    /** Reads everything stored under a list's keys. */
    read(list: ListKey): ListContent {
      const raw = storage().getItem(list);
      const items = parseList(raw);
      const kept = keysWith(storage(), asidePrefix(list)).map((key) => ({ key, raw: storage().getItem(key) ?? '' }));
      return { items: items ?? [], foreign: items || raw === null ? kept : [{ key: list, raw }, ...kept] };
    },

    /** Deletes the first item of a list with this text. */
    remove: (list: ListKey, text: string): Promise<void> =>
      locked(list, () => {
        settle(storage(), list, ports);
        const items = parseList(storage().getItem(list)) ?? [];
        const place = items.indexOf(text);
        if (place < 0) {
          return;
        }
        const entry = readEntries(storage(), list).find((candidate) => candidate.text === text);
        if (entry) {
          removeEntry(storage(), list, entry.id);
        }
        const rest = items.filter((_, index) => index !== place);
        if (rest.length > 0) {
          write(storage(), list, joinList(rest));
        } else {
          storage().removeItem(list);
        }
      }),

    /** Deletes a list, its journal and the data set aside. */
    clear: (list: ListKey): Promise<void> =>
      locked(list, () => {
        for (const { id } of readEntries(storage(), list)) {
          removeEntry(storage(), list, id);
        }
        for (const key of [list, ...keysWith(storage(), asidePrefix(list))]) {
          storage().removeItem(key);
        }
      }),
  };
}
