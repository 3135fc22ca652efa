import type { ReactNode } from 'react';

import { locale } from '@/content/reach';
import { yourData } from '@/content/yourData';
import { fill } from '@/lib/fill';
import { fieldsOf } from '@/lib/forms/exportRecords';
import type { Note } from '@/lib/forms/inventory';
import type { FormName } from '@/lib/forms/records';

import styles from './StoredTables.module.scss';

type TableProps = {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
};

/** A table in a region of its own that scrolls, and can be scrolled by keyboard. */
function Table({ id, title, text, columns, children }: TableProps) {
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
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{yourData.deleteOne}</span>
              </th>
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </div>
  );
}

const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the visitor's own time; a text that is no moment stays as it is. */
function Moment({ iso }: { readonly iso: string }) {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : <time dateTime={iso}>{moments.format(date)}</time>;
}

type RecordTableProps = {
  readonly form: FormName;
  readonly items: readonly string[];
  readonly onDelete: (item: string) => void;
};

/** The records of one list: a column for each field that any of them has, the moment first. */
export function RecordTable({ form, items, onDelete }: RecordTableProps) {
  const title = yourData.lists[form];
  const fields = [...new Set(['timestamp', ...items.flatMap((item) => Object.keys(fieldsOf(item)))])];
  const columnNames: Readonly<Record<string, string>> = yourData.columns;

  return (
    <Table id={`list-${form}`} title={title} columns={fields.map((field) => columnNames[field] ?? field)}>
      {items.map((item, index) => {
        const row = fieldsOf(item);
        return (
          // Records have no name of their own, and two may be alike: their place tells them apart.
          <tr key={`${index}-${item}`}>
            {fields.map((field) => (
              <td key={field} className={field === 'timestamp' ? styles.moment : undefined}>
                {field === 'timestamp' ? <Moment iso={row[field] ?? ''} /> : row[field]}
              </td>
            ))}
            <td>
              <button
                type="button"
                className={styles.delete}
                aria-label={fill(yourData.deleteOneLabel, { place: index + 1, list: title })}
                onClick={() => onDelete(item)}
              >
                {yourData.deleteOne}
              </button>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

type NoteTableProps = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly notes: readonly Note[];
  readonly onDelete: (note: Note) => void;
};

/** Stored texts that are not lists of records, by their name. */
export function NoteTable({ id, title, text, notes, onDelete }: NoteTableProps) {
  if (notes.length === 0) {
    return null;
  }
  const { key: keyName, value } = yourData.notes;
  return (
    <Table id={id} title={title} text={text} columns={[keyName, value]}>
      {notes.map((note) => (
        <tr key={`${note.area} ${note.key}`}>
          <td className={styles.key}>{note.key}</td>
          <td>
            <code className={styles.raw}>{note.raw}</code>
          </td>
          <td>
            <button
              type="button"
              className={styles.delete}
              aria-label={fill(yourData.deleteNoteLabel, { key: note.key })}
              onClick={() => onDelete(note)}
            >
              {yourData.deleteOne}
            </button>
          </td>
        </tr>
      ))}
    </Table>
  );
}
