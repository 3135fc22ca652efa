import { dropOrphanMarks, markMerged, readEntries, readEntry, removeEntry, writeEntry } from './journalEntries';
import type { ListKey, StoredRecord } from './definitions';
import { underLock, type Locks } from './lock';
import { keysWith, openStorage, ownPrefix, write, type TextStorage } from './storage';
import { joinList, parseList } from './stored';

/**
 * Stores submissions so that none is lost and none is invented, whatever tabs, crashes and visitors do.
 *
 * Tabs of one browser hold copies of local storage that lag behind one another, so a list that one tab writes can
 * overwrite what another has just added, even under a lock. Hence a submission is first written under a key of its own
 * (the journal), which no other tab overwrites, then merged into the list; the entry stays until the list has been seen
 * to hold it some time later. A merge that finds an entry missing puts it back. A list found empty, though entries had
 * been merged, was cleared by someone: these entries are forgotten, not put back.
 *
 * One case cannot be told apart: a tab dies between writing the list and marking the entry as merged, and the list
 * is cleared elsewhere before the next merge. Then the record comes back once: better that than to lose one.
 */
export type JournalPorts = {
  readonly open: () => TextStorage | null | undefined;
  readonly locks: Locks | undefined;
  readonly now: () => number;
  readonly newId: () => string;
};

/** A submission that is stored but still being completed. */
export type Pending = {
  readonly list: ListKey;
  readonly id: string;
  /** The record as it was begun, as it is in the list when another tab merges it. */
  readonly text: string;
};

/** How long a submission may be completed before any tab merges it as it is: well over the lookup's limit. */
export const holdTime = 10_000;

/** How long copies of the storage may lag behind one another. */
export const settleTime = 2000;

const keptPrefix = (list: ListKey): string => `${ownPrefix}kept:${list}:`;

/** Keeps what is no list of ours, byte for byte, under a key of its own; once, also when a crash makes us try again. */
function setAside(storage: TextStorage, list: ListKey, raw: string, newId: () => string): void {
  const isKept = keysWith(storage, keptPrefix(list)).some((key) => storage.getItem(key) === raw);
  if (!isKept) {
    write(storage, keptPrefix(list) + newId(), raw);
  }
}

/** Which of the texts the list does not hold; a text asked for twice must be there twice. */
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

/** One merge: brings the list and its journal together. */
function settle(storage: TextStorage, list: ListKey, { now, newId }: JournalPorts): void {
  const time = now();
  const raw = storage.getItem(list);
  const items = parseList(raw);
  dropOrphanMarks(storage, list);

  // A clock that was put back must not hold an entry for ever.
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

/** What a list holds, for its reader. */
export type ListContent = {
  /** The items as they are stored, each a JSON text. */
  readonly items: readonly string[];
  /** What was found under our keys that is no list, byte for byte, with the key it is under. */
  readonly foreign: readonly { readonly key: string; readonly raw: string }[];
};

export type Journal = ReturnType<typeof createJournal>;

/** The lists of this browser. Every function throws `StorageError` when the storage cannot be used. */
export function createJournal(ports: JournalPorts) {
  const storage = (): TextStorage => openStorage(ports.open);
  const locked = <Result>(list: ListKey, task: () => Result) => underLock(ports.locks, ownPrefix + list, task);
  const isOpen = ({ list, id }: Pending): boolean => {
    const entry = readEntry(storage(), list, id);
    return entry !== undefined && entry.mergedAt === undefined;
  };

  // An entry is forgotten once its list has been seen to hold it; one that is in neither place was deleted.
  const isKept = ({ list, id }: Pending, text: string): boolean =>
    readEntry(storage(), list, id) !== undefined || (parseList(storage().getItem(list)) ?? []).includes(text);

  /** Takes back a submission that could not be merged, so that a second try does not store it twice. */
  const undoing = <Result>({ list, id }: Pending, task: () => Result): Result => {
    try {
      return task();
    } catch (error) {
      removeEntry(storage(), list, id);
      throw error;
    }
  };

  return {
    /** Stores a submission at once. It reaches its list by `complete`, or by itself should this tab die before. */
    begin(list: ListKey, record: StoredRecord): Pending {
      const id = ports.newId();
      writeEntry(storage(), list, id, ports.now() + holdTime, record);
      return { list, id, text: JSON.stringify(record) };
    },

    /**
     * Stores the completed record in its list. Does nothing when another tab has merged it meanwhile.
     *
     * @returns whether it is stored; not when it was deleted meanwhile
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

    /** Takes back a submission that failed before it was complete; one that reached its list stays. */
    undo({ list, id }: Pending): void {
      if (isOpen({ list, id, text: '' })) removeEntry(storage(), list, id);
    },

    /** The same in one go, without waiting for a lock: for a page that is being left. */
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

    /** Brings a list and its journal together: on load, and again some time after each submission. */
    merge: (list: ListKey): Promise<void> => locked(list, () => settle(storage(), list, ports)),

    /** The same without waiting for a lock. */
    mergeNow: (list: ListKey): void => settle(storage(), list, ports),

    /** What is stored under a list's keys. */
    read(list: ListKey): ListContent {
      const raw = storage().getItem(list);
      const items = parseList(raw);
      const kept = keysWith(storage(), keptPrefix(list)).map((key) => ({ key, raw: storage().getItem(key) ?? '' }));
      return { items: items ?? [], foreign: items || raw === null ? kept : [{ key: list, raw }, ...kept] };
    },

    /** Deletes one item of a list: the first that reads so. */
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

    /** Deletes a list with its journal and all that was kept beside it. */
    clear: (list: ListKey): Promise<void> =>
      locked(list, () => {
        for (const { id } of readEntries(storage(), list)) {
          removeEntry(storage(), list, id);
        }
        for (const key of [list, ...keysWith(storage(), keptPrefix(list))]) {
          storage().removeItem(key);
        }
      }),
  };
}
