import { fieldsOf, toCsv, toJson } from './exportRecords';
import type { Journal } from './journal';
import { formNames, listKeys, type FormName } from './records';
import { keysWith, openStorage, ownPrefix, type TextStorage } from './storage';

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

/** All stored lists as a JSON file. */
export const inventoryJson = ({ lists }: Inventory): string =>
  toJson(Object.fromEntries(lists.map(({ form, items }) => [listKeys[form], items])));

/** All stored records as one table: the list first, then every field that any record has. */
export function inventoryCsv({ lists }: Inventory): string {
  const rows = lists.flatMap(({ form, items }) => items.map((item) => ({ ...fieldsOf(item), list: listKeys[form] })));
  const columns = new Set(['list', ...rows.flatMap((row) => Object.keys(row))]);
  return toCsv([...columns], rows);
}
