import { listColumns, formNames, getListKey, type FormName } from './definitions';
import { getCells, listColumnsIn, toCsv, toJson } from './exportRecords';
import type { RecordLists } from './recordLists';
import { getSentMarkKey, parseSentRecord, sendMethodOf } from './sentMarks';
import { draftPrefix, listKeys, openStorage, ownPrefix, type TextStorage } from './storage';

/** All data that this site has stored in the browser. */
export type Inventory = {
  readonly lists: readonly {
    readonly form: FormName;
    readonly items: readonly string[];
  }[];
  /**
   * Everything stored except lists: drafts, marks of sent records, and invalid data under the
   * key of a list.
   */
  readonly notes: readonly Note[];
};

/** How a record was sent; null if it was not, undefined if unknown. */
export function sendMethodOfItem(
  { openLocal }: InventoryPorts,
  form: FormName,
  item: string,
): string | null | undefined {
  const record = parseSentRecord(item);
  return record && sendMethodOf(openLocal, form, record);
}

/** The storage key of a record's sent mark; undefined for an invalid record. */
export function markKeyOf(form: FormName, item: string): string | undefined {
  const record = parseSentRecord(item);
  return record && getSentMarkKey(form, record);
}

/** A stored entry other than a list of records. */
export type Note = {
  readonly area: 'local' | 'session';
  readonly key: string;
  readonly raw: string;
};

/** What a stored entry is, by its key. */
export const findNoteKind = ({ area, key }: Note): 'draft' | 'other' =>
  area === 'session' && key.startsWith(draftPrefix) ? 'draft' : 'other';

export type InventoryPorts = {
  readonly recordLists: RecordLists;
  readonly openLocal: () => TextStorage | null;
  readonly openSession: () => TextStorage | null;
};

const listNotes = (area: Note['area'], open: () => TextStorage | null): Note[] => {
  const storage = openStorage(open);
  return listKeys(storage, ownPrefix).map((key) => ({ area, key, raw: storage.getItem(key) ?? '' }));
};

/**
 * Reads all data of this site in the browser.
 *
 * @throws StorageError when the storage is not readable
 */
export function takeInventory({ recordLists, openLocal, openSession }: InventoryPorts): Inventory {
  const contents = formNames.map((form) => ({ form, ...recordLists.read(getListKey(form)) }));
  const invalid = contents.flatMap(({ foreign }) => foreign.map((note) => ({ area: 'local' as const, ...note })));
  const own = [...listNotes('local', openLocal), ...listNotes('session', openSession)];
  return {
    lists: contents.filter(({ items }) => items.length > 0).map(({ form, items }) => ({ form, items })),
    notes: [...invalid, ...own.filter(({ key }) => !invalid.some((note) => note.key === key))],
  };
}

export const isEmpty = ({ lists, notes }: Inventory): boolean => lists.length + notes.length === 0;

/** Deletes one stored entry. */
export function removeNote({ openLocal, openSession }: InventoryPorts, { area, key }: Note): void {
  openStorage(area === 'local' ? openLocal : openSession).removeItem(key);
}

/** Deletes one record, together with its sent mark. */
export async function removeRecord(
  { recordLists, openLocal }: InventoryPorts,
  form: FormName,
  item: string,
): Promise<void> {
  const storage = openStorage(openLocal);
  await recordLists.remove(getListKey(form), item);
  const key = markKeyOf(form, item);
  const isShared = recordLists.read(getListKey(form)).items.some((other) => markKeyOf(form, other) === key);
  if (key !== undefined && !isShared) storage.removeItem(key);
}

/** Deletes all data of this site from the browser. */
export async function removeAll(ports: InventoryPorts): Promise<void> {
  for (const form of formNames) {
    await ports.recordLists.clear(getListKey(form));
  }
  for (const note of takeInventory(ports).notes) {
    removeNote(ports, note);
  }
}

/** All data as JSON: lists as stored, then other entries by key. */
export const formatInventoryJson = ({ lists, notes }: Inventory): string =>
  toJson({
    ...Object.fromEntries(lists.map(({ form, items }) => [getListKey(form), items])),
    ...(notes.length > 0 && { notes: notes.map((note) => JSON.stringify(note)) }),
  });

/** All records as one CSV table: the list name first, then every field. */
export function formatInventoryCsv({ lists }: Inventory): string {
  const records = lists.flatMap(({ form, items }) => items.map((item) => ({ form, cells: getCells(item) })));
  const columns = listColumnsIn(
    formNames.flatMap(listColumns),
    records.map(({ cells }) => cells),
  );
  return toCsv(
    ['list', ...columns],
    records.map(({ form, cells }) => new Map([...cells, ['list', getListKey(form)]])),
  );
}
