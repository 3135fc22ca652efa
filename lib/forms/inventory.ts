import { columnsOf, formNames, listOf, type FormName } from './definitions';
import { cellsOf, columnsIn, toCsv, toJson } from './exportRecords';
import type { Journal } from './journal';
import { sentMarkKey, recordIn, sendMethodOf } from './sentMarks';
import { journalPrefix, keysWith, openStorage, outboxPrefix, ownPrefix, type TextStorage } from './storage';
import { asRecord, parseObject } from './stored';

/** Everything of this site in one browser. */
export type Inventory = {
  readonly lists: readonly {
    readonly form: FormName;
    readonly items: readonly string[];
  }[];
  /** What is or was under our list keys, and is no list. */
  readonly foreign: readonly Note[];
  /** Drafts, what the journal has not yet tidied away, and how records were passed on. */
  readonly notes: readonly Note[];
};

/** What a stored text of ours that is no list is for, by its key. */
export const noteKinds = ['draft', 'journal', 'merged', 'outbox', 'delivered', 'passed-on', 'kept'] as const;

export type NoteKind = (typeof noteKinds)[number];

/** What a stored text is for; nothing where it is under no key that this site uses today. */
export const noteKindOf = (key: string): NoteKind | undefined =>
  noteKinds.find((kind) => key.startsWith(`${ownPrefix}${kind}:`));

/** How a record of a list was passed on; null where it was not, nothing where it cannot be told. */
export function sendMethodOfItem(
  { openLocal }: InventoryPorts,
  form: FormName,
  item: string,
): string | null | undefined {
  const record = recordIn(item);
  return record && sendMethodOf(openLocal, form, record);
}

/** The key of the mark of an item of a list; none where it is no record of ours. */
export function markKeyOf(form: FormName, item: string): string | undefined {
  const record = recordIn(item);
  return record && sentMarkKey(form, record);
}

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
  const contents = formNames.map((form) => ({ form, ...journal.read(listOf(form)) }));
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

/** Deletes one stored text that is not a list of records; a submission under way with its copy that waits to be sent. */
export function removeNote({ openLocal, openSession }: InventoryPorts, { area, key }: Note): void {
  const storage = openStorage(area === 'local' ? openLocal : openSession);
  if (key.startsWith(journalPrefix)) {
    storage.removeItem(outboxPrefix + key.slice(key.lastIndexOf(':') + 1));
  }
  storage.removeItem(key);
}

/** A record but for its address, which may have been looked up after a copy of the record was made. */
const withoutIp = (record: object): string => JSON.stringify({ ...record, ip: undefined });

function isCopyOf(record: object, raw: string | null): boolean {
  const copy = asRecord(parseObject(raw)?.['record']);
  return copy !== undefined && withoutIp(copy) === withoutIp(record);
}

/** Deletes one record of a list, and first the copy of it that waits to be delivered; its mark with it. */
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
  await journal.remove(listOf(form), item);
  const key = markKeyOf(form, item);
  const isShared = journal.read(listOf(form)).items.some((other) => markKeyOf(form, other) === key);
  if (key !== undefined && !isShared) storage.removeItem(key);
}

/** Deletes everything of this site from this browser. */
export async function removeAll(ports: InventoryPorts): Promise<void> {
  for (const form of formNames) {
    await ports.journal.clear(listOf(form));
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
      ...lists.map(({ form, items }) => [listOf(form), items] as const),
      ...others.map(([kind, texts]) => [kind, texts.map((text) => JSON.stringify(text))] as const),
    ]),
  );
}

/** All stored records as one table: the list first, then every field that any record has. */
export function inventoryCsv({ lists }: Inventory): string {
  const records = lists.flatMap(({ form, items }) => items.map((item) => ({ form, cells: cellsOf(item) })));
  const columns = columnsIn(
    formNames.flatMap(columnsOf),
    records.map(({ cells }) => cells),
  );
  return toCsv(
    ['list', ...columns],
    records.map(({ form, cells }) => new Map([...cells, ['list', listOf(form)]])),
  );
}
