import { useMemo, useRef, useState, type ReactNode } from 'react';

import buttonStyles from '@/components/ui/Button.module.scss';
import { fill } from '@/lib/text/fill';
import { columnsOf, type FormName } from '@/lib/forms/definitions';
import { cellsOf, columnsIn } from '@/lib/forms/exportRecords';
import { noteKindOf, type Note } from '@/lib/forms/inventory';
import type { Way } from '@/lib/forms/passedOn';

import styles from './StoredTables.module.scss';
import type { StoredWords } from './words';

/** How many rows are drawn at a time: a browser takes a minute over 20,000. */
export const rowsAtATime = 50;

type Row = {
  readonly key: string;
  readonly cells: ReactNode;
  /** What its button deletes, for those who hear the button alone. */
  readonly deleteLabel: string;
  readonly onDelete: () => void;
};

type TableProps<Item> = {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly words: StoredWords;
  readonly locale: string;
  readonly columns: readonly string[];
  readonly items: readonly Item[];
  readonly row: (item: Item, index: number) => Row;
};

/** A table in a region of its own that scrolls, and can be scrolled by keyboard; its further rows on demand. */
function Table<Item>({ id, title, text, words, locale, columns, items, row }: TableProps<Item>) {
  const [most, setMost] = useState(rowsAtATime);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const count = items.length;
  const shown = Math.min(most, count);
  const numbers = new Intl.NumberFormat(locale);

  const showMore = () => {
    setMost(shown + rowsAtATime);
    // The button may be gone, and with it the place where reading goes on.
    requestAnimationFrame(() => bodyRef.current?.rows[shown]?.focus());
  };

  return (
    <div className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable (WCAG 2.1.1) */}
      <section className={styles.region} aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                // Two may read alike: what we call a column, and what some other page has called one.
                <th key={`${index} ${column}`} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{words.deleteOne}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={bodyRef}>
            {items.slice(0, shown).map((item, index) => {
              const { key, cells, deleteLabel, onDelete } = row(item, index);
              return (
                <tr key={key} tabIndex={-1}>
                  {cells}
                  <td>
                    <button type="button" className={styles.button} aria-label={deleteLabel} onClick={onDelete}>
                      {words.deleteOne}
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {count > rowsAtATime && (
        <div className={styles.more}>
          <output>{fill(words.shown, { shown: numbers.format(shown), count: numbers.format(count) })}</output>
          {shown < count && (
            <button
              type="button"
              className={`${buttonStyles.button} ${buttonStyles.secondary}`}
              aria-describedby={id}
              onClick={showMore}
            >
              {words.showMore}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** What a column is called; a stored item can name one after what every object has, such as `constructor`. */
const headOf = (words: StoredWords, column: string): string =>
  (Object.hasOwn(words.columns, column) ? words.columns[column as keyof typeof words.columns] : undefined) ?? column;

type Write = (iso: string) => string | undefined;

type RecordTableProps = {
  readonly form: FormName;
  readonly items: readonly string[];
  readonly words: StoredWords;
  readonly locale: string;
  /** Writes a moment. */
  readonly write: Write;
  /** How an item was passed on to us; null where it was not, nothing where it cannot be told. */
  readonly wayOf: (item: string) => string | null | undefined;
  readonly onSend: (item: string) => void;
  readonly onDelete: (item: string) => void;
};

/** The records of one list: a column for each field that any of them has, the moment and the way it went first. */
export function RecordTable({ form, items, words, locale, write, wayOf, onSend, onDelete }: RecordTableProps) {
  const title = words.lists[form];
  const { passedOn } = words;
  const rows = useMemo(() => items.map(cellsOf), [items]);
  const columns = useMemo(
    () => columnsIn(columnsOf(form), rows).filter((column) => column !== 'timestamp'),
    [form, rows],
  );

  return (
    <Table
      id={`list-${form}`}
      title={title}
      words={words}
      locale={locale}
      columns={[words.columns.timestamp, passedOn.column, ...columns.map((column) => headOf(words, column))]}
      items={items}
      row={(item, index) => {
        const iso = rows[index]?.get('timestamp') ?? '';
        const moment = write(iso);
        const way = wayOf(item);
        return {
          // Records have no name of their own, and two may be alike: their place tells them apart.
          key: `${index}-${item}`,
          cells: (
            <>
              <td className={styles.moment}>{moment === undefined ? iso : <time dateTime={iso}>{moment}</time>}</td>
              <td>
                {way && (passedOn.ways[way as Way] ?? '')}
                {way === null && <strong>{passedOn.not}</strong>}
                {(way === null || way === 'dismissed') && (
                  <button
                    type="button"
                    className={styles.button}
                    aria-label={`${passedOn.send}: ${moment ?? ''}`}
                    onClick={() => onSend(item)}
                  >
                    {passedOn.send}
                  </button>
                )}
              </td>
              {columns.map((column) => (
                <td key={column}>{rows[index]?.get(column) ?? ''}</td>
              ))}
            </>
          ),
          deleteLabel: fill(words.deleteOneLabel, { place: index + 1, list: title }),
          onDelete: () => onDelete(item),
        };
      }}
    />
  );
}

/** A stored text in plain words: a line for each thing it holds, a moment written out. */
function plain(raw: string, words: StoredWords, write: Write): string {
  const cells = cellsIn(raw);
  return cells
    ? Array.from(cells, ([name, text]) => `${headOf(words, name)}: ${text}`).join('\n')
    : (words.passedOn.ways[raw as Way] ??
        (/^\d{13}$/.test(raw) ? write(new Date(Number(raw)).toISOString()) : raw) ??
        raw);
}

/** What an object holds, or the record in it; nothing where the text is no object. */
function cellsIn(raw: string): ReturnType<typeof cellsOf> | undefined {
  if (!raw.startsWith('{')) return undefined;
  try {
    JSON.parse(raw);
  } catch {
    return undefined;
  }
  const cells = cellsOf(raw);
  return cells.has('record') ? cellsOf(cells.get('record') ?? '') : cells;
}

type NoteTableProps = {
  readonly kind: 'foreign' | 'notes';
  readonly notes: readonly Note[];
  readonly words: StoredWords;
  readonly locale: string;
  readonly write: Write;
  readonly onDelete: (note: Note) => void;
};

/** Stored texts that are not lists of records, each by what it is for. */
export function NoteTable({ kind, notes, words, locale, write, onDelete }: NoteTableProps) {
  if (notes.length === 0) {
    return null;
  }
  const { title, text } = words[kind];
  const { kinds } = words.notes;
  return (
    <Table
      id={kind}
      title={title}
      text={text}
      words={words}
      locale={locale}
      columns={[words.notes.kind, words.notes.value]}
      items={notes}
      row={({ area, key, raw }, index) => {
        const name = kinds[kind === 'foreign' ? 'kept' : (noteKindOf(key) ?? 'other')];
        return {
          key: `${area} ${key}`,
          cells: (
            <>
              <td>{name}</td>
              <td>{kind === 'foreign' ? raw : plain(raw, words, write)}</td>
            </>
          ),
          deleteLabel: fill(words.deleteNoteLabel, { place: index + 1, kind: name }),
          onDelete: () => onDelete({ area, key, raw }),
        };
      }}
    />
  );
}
