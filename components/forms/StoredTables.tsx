import { useMemo, useRef, useState, type ReactNode } from 'react';

import buttonStyles from '@/components/ui/Button.module.scss';
import { fill } from '@/lib/text/fill';
import { columnsOf, type FormName } from '@/lib/forms/definitions';
import { cellsOf, columnsIn } from '@/lib/forms/exportRecords';
import type { Note } from '@/lib/forms/inventory';

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
                    <button type="button" className={styles.delete} aria-label={deleteLabel} onClick={onDelete}>
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

type MomentProps = {
  readonly iso: string;
  readonly format: Intl.DateTimeFormat;
};

/** A moment in the visitor's own time; a text that is no moment stays as it is. */
function Moment({ iso, format }: MomentProps) {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : <time dateTime={iso}>{format.format(date)}</time>;
}

type RecordTableProps = {
  readonly form: FormName;
  readonly items: readonly string[];
  readonly words: StoredWords;
  readonly locale: string;
  readonly onDelete: (item: string) => void;
};

/** The records of one list: a column for each field that any of them has, the moment first. */
export function RecordTable({ form, items, words, locale, onDelete }: RecordTableProps) {
  const title = words.lists[form];
  const heads: Readonly<Record<string, string>> = words.columns;
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const rows = useMemo(() => items.map(cellsOf), [items]);
  const columns = useMemo(() => [...new Set(['timestamp', ...columnsIn(columnsOf(form), rows)])], [form, rows]);

  return (
    <Table
      id={`list-${form}`}
      title={title}
      words={words}
      locale={locale}
      // A stored item can name a column after what every object has, such as `constructor`.
      columns={columns.map((column) => (Object.hasOwn(heads, column) ? heads[column] : undefined) ?? column)}
      items={items}
      row={(item, index) => ({
        // Records have no name of their own, and two may be alike: their place tells them apart.
        key: `${index}-${item}`,
        cells: columns.map((column) => {
          const text = rows[index]?.get(column) ?? '';
          return (
            <td key={column} className={column === 'timestamp' ? styles.moment : undefined}>
              {column === 'timestamp' ? <Moment iso={text} format={moments} /> : text}
            </td>
          );
        }),
        deleteLabel: fill(words.deleteOneLabel, { place: index + 1, list: title }),
        onDelete: () => onDelete(item),
      })}
    />
  );
}

type NoteTableProps = {
  readonly kind: 'foreign' | 'notes';
  readonly notes: readonly Note[];
  readonly words: StoredWords;
  readonly locale: string;
  readonly onDelete: (note: Note) => void;
};

/** Stored texts that are not lists of records, by their name. */
export function NoteTable({ kind, notes, words, locale, onDelete }: NoteTableProps) {
  if (notes.length === 0) {
    return null;
  }
  const { title, text } = words[kind];
  return (
    <Table
      id={kind}
      title={title}
      text={text}
      words={words}
      locale={locale}
      columns={[words.notes.key, words.notes.value]}
      items={notes}
      row={(note) => ({
        key: `${note.area} ${note.key}`,
        cells: (
          <>
            <td className={styles.key}>{note.key}</td>
            <td>
              <code className={styles.raw}>{note.raw}</code>
            </td>
          </>
        ),
        deleteLabel: fill(words.deleteNoteLabel, { key: note.key }),
        onDelete: () => onDelete(note),
      })}
    />
  );
}
