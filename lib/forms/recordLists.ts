import type { ListKey, StoredRecord } from './definitions';
import { runUnderLock, type Locks } from './lock';
import { listKeys, openStorage, ownPrefix, write, type TextStorage } from './storage';
import { appendItem, joinList, parseList } from './stored';

/** What the lists need of a browser. */
export type ListPorts = {
  readonly open: () => TextStorage | null | undefined;
  readonly locks: Locks | undefined;
  readonly now: () => number;
  readonly newId: () => string;
};

/**
 * How long a tab's copy of local storage may lag behind those of others, in milliseconds: another tab can write a list
 * without a record that this tab has just added, even under a lock.
 */
export const settleTime = 2000;

/** The content of a list. */
export type ListContent = {
  /** The items as stored, each a JSON text. */
  readonly items: readonly string[];
  /** Data under our keys that is not a valid list, byte for byte, with its key. */
  readonly foreign: readonly { readonly key: string; readonly raw: string }[];
};

export type RecordLists = ReturnType<typeof createRecordLists>;

const getAsidePrefix = (list: ListKey): string => `${ownPrefix}kept:${list}:`;

/** The texts missing from the list; a text given twice must occur twice. */
function findMissing(items: readonly string[], texts: readonly string[]): string[] {
  const rest = [...items];
  return texts.filter((text) => {
    const index = rest.indexOf(text);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/**
 * The lists of records in local storage. A list is written under a Web Lock. Each tab remembers what it added in the
 * last two seconds, and adds it again when another tab has overwritten it; a list that was cleared stays cleared.
 *
 * Every function throws `StorageError` when the storage is not usable.
 */
export function createRecordLists(ports: ListPorts) {
  const openLists = (): TextStorage => openStorage(ports.open);
  const runLocked = <Result>(list: ListKey, task: () => Result) => runUnderLock(ports.locks, ownPrefix + list, task);
  let recent: { readonly list: ListKey; readonly text: string; readonly time: number }[] = [];

  /** Adds texts to a list, with those of the last two seconds that are missing. */
  function addTexts(list: ListKey, added: readonly string[]): void {
    const time = ports.now();
    const raw = openLists().getItem(list);
    const items = parseList(raw);
    const isRecent = (one: { time: number }) => Math.abs(time - one.time) <= 2 * settleTime;
    recent = recent.filter((one) => isRecent(one) && (one.list !== list || items?.length !== 0));
    const own = recent.filter((one) => one.list === list).map(({ text }) => text);
    const texts = [...findMissing(items ?? [], own), ...added];
    if (texts.length === 0) return;
    if (!items && raw !== null) {
      const isKept = listKeys(openLists(), getAsidePrefix(list)).some((key) => openLists().getItem(key) === raw);
      if (!isKept) write(openLists(), getAsidePrefix(list) + ports.newId(), raw);
    }
    write(openLists(), list, texts.reduce(appendItem, items && raw !== null ? raw : '[]'));
    recent.push(...added.map((text) => ({ list, text, time })));
  }

  return {
    /**
     * Adds a record to its list.
     *
     * @param isWanted called when the lock is held; if it returns false, nothing is added. A page that is being closed
     *   does not wait for the lock: it calls `addNow` instead, and this call must not add the record again.
     */
    add: (list: ListKey, record: StoredRecord, isWanted = (): boolean => true): Promise<void> =>
      runLocked(list, () => {
        if (isWanted()) addTexts(list, [JSON.stringify(record)]);
      }),

    /** The same, synchronously and without a lock, for a page that is being closed. */
    addNow: (list: ListKey, record: StoredRecord): void => addTexts(list, [JSON.stringify(record)]),

    /** Adds again what another tab has overwritten in the last seconds. */
    restore: (list: ListKey): Promise<void> => runLocked(list, () => addTexts(list, [])),

    /** Reads everything stored under a list's keys. */
    read(list: ListKey): ListContent {
      const raw = openLists().getItem(list);
      const items = parseList(raw);
      const kept = listKeys(openLists(), getAsidePrefix(list)).map((key) => ({
        key,
        raw: openLists().getItem(key) ?? '',
      }));
      return { items: items ?? [], foreign: items || raw === null ? kept : [{ key: list, raw }, ...kept] };
    },

    /** Deletes the first item of a list with this text. */
    remove: (list: ListKey, text: string): Promise<void> =>
      runLocked(list, () => {
        const items = parseList(openLists().getItem(list)) ?? [];
        recent = recent.filter((one) => one.list !== list || one.text !== text);
        const first = items.indexOf(text);
        if (first < 0) return;
        const rest = items.filter((_, index) => index !== first);
        if (rest.length > 0) write(openLists(), list, joinList(rest));
        else openLists().removeItem(list);
      }),

    /** Deletes a list and the data set aside. */
    clear: (list: ListKey): Promise<void> =>
      runLocked(list, () => {
        recent = recent.filter((one) => one.list !== list);
        for (const key of [list, ...listKeys(openLists(), getAsidePrefix(list))]) openLists().removeItem(key);
      }),
  };
}
