import { fieldsOf, toCsv, toJson } from './exportRecords';
import type { Journal } from './journal';
import { formNames, listKeys, type FormName } from './records';
import { keysWith, openStorage, outboxPrefix, ownPrefix, type TextStorage } from './storage';

/** Everything of this site in one browser. */
export type Inventory = {
  readonly lists: readonly {
    readonly form: FormName;
    /** Each stored record as its JSON text. */
    readonly items: readonly string[];
  }[];
  /** What stands under our list keys, or stood there, and is no list. */
  readonly foreign: readonly Note[];
  /** Drafts, and what the journal has not yet tidied away. */
  readonly notes: readonly Note[];
};

/** A stored text that is not a list of records. */
export type Note = {
  readonly area: 'local' | 'session';
  readonly key: string;
  readonly raw: string;
};

export type InventoryPorts = {
  readonly journal: Journal;
  readonly openLocal: () => TextStorage | null;
  readonly openSession: () => TextStorage | null;
};

const notesIn = (area: Note['area'], open: () => TextStorage | null): Note[] => {
  const storage = openStorage(open);
  return keysWith(storage, ownPrefix).map((key) => ({ area, key, raw: storage.getItem(key) ?? '' }));
};

/**
 * Looks up everything of this site in this browser.
 *
 * @throws StorageError when it cannot be read
 */
export function takeInventory({ journal, openLocal, openSession }: InventoryPorts): Inventory {
  const contents = formNames.map((form) => ({ form, ...journal.read(listKeys[form]) }));
  const foreign = contents.flatMap((content) => content.foreign.map((note) => ({ area: 'local' as const, ...note })));
  const notes = [...notesIn('local', openLocal), ...notesIn('session', openSession)];
  return {
    lists: contents.filter(({ items }) => items.length > 0).map(({ form, items }) => ({ form, items })),
    foreign,
    notes: notes.filter(({ key }) => !foreign.some((note) => note.key === key)),
  };
}

export const isEmpty = ({ lists, foreign, notes }: Inventory): boolean =>
  lists.length + foreign.length + notes.length === 0;

/** Deletes one stored text that is not a list of records. */
export function removeNote({ openLocal, openSession }: InventoryPorts, { area, key }: Note): void {
  openStorage(area === 'local' ? openLocal : openSession).removeItem(key);
}

/** A record but for its address, which may have been looked up after a copy of the record was made. */
const withoutIp = (record: object): string => JSON.stringify({ ...record, ip: undefined });

/** Whether a stored text is a submission that waits to be delivered, and is this record. */
function isCopyOf(record: object, raw: string | null): boolean {
  try {
    const entry = JSON.parse(raw ?? '') as { record?: object } | null;
    return entry?.record !== undefined && withoutIp(entry.record) === withoutIp(record);
  } catch {
    return false;
  }
}

/** Deletes one record of a list, and first the copy of it that waits to be delivered. */
export async function removeRecord(
  { journal, openLocal }: InventoryPorts,
  form: FormName,
  item: string,
): Promise<void> {
  const storage = openStorage(openLocal);
  const record = JSON.parse(item) as object;
  const copy = keysWith(storage, outboxPrefix).find((key) => isCopyOf(record, storage.getItem(key)));
  if (copy !== undefined) {
    storage.removeItem(copy);
  }
  await journal.remove(listKeys[form], item);
}

/** Deletes everything of this site from this browser. */
export async function removeAll(ports: InventoryPorts): Promise<void> {
  for (const form of formNames) {
    await ports.journal.clear(listKeys[form]);
  }
  const { notes, foreign } = takeInventory(ports);
  for (const note of [...notes, ...foreign]) {
    removeNote(ports, note);
  }
}

/** Everything as a JSON file: the lists as they are stored, then what is no list, each text with its key. */
export function inventoryJson({ lists, foreign, notes }: Inventory): string {
  const others = Object.entries({ foreign, notes }).filter(([, texts]) => texts.length > 0);
  return toJson(
    Object.fromEntries([
      ...lists.map(({ form, items }) => [listKeys[form], items] as const),
      ...others.map(([kind, texts]) => [kind, texts.map((text) => JSON.stringify(text))] as const),
    ]),
  );
}

/** All stored records as one table: the list first, then every field that any record has. */
export function inventoryCsv({ lists }: Inventory): string {
  const records = lists.flatMap(({ form, items }) => items.map((item) => ({ form, fields: fieldsOf(item) })));
  const fields = new Set(records.flatMap((record) => Object.keys(record.fields)));
  let listColumn = 'list';
  while (fields.has(listColumn)) {
    listColumn = `_${listColumn}`;
  }
  return toCsv(
    [listColumn, ...fields],
    records.map((record) => ({ ...record.fields, [listColumn]: listKeys[record.form] })),
  );
}
