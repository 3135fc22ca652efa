import type { ReactNode } from 'react';

import type { StoredWords } from '@/components/islands/forms/words';
import { type ChoiceLabels, formatShownValue } from '@/lib/forms/shareRecord';
import { unknownIp } from '@/lib/forms/records';
import { findNoteKind, type Note } from '@/lib/forms/inventory';
import { parseObject } from '@/lib/forms/stored';
import { getOwn } from '@/lib/own';

import './StoredTable.scss';

type Row = {
  readonly key: string;
  /** The cells, one per column. */
  readonly cells: readonly ReactNode[];
  /** The accessible name of the row's delete button. */
  readonly deleteLabel: string;
  readonly onDelete: () => void;
};

type TableProps<Item> = {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly words: StoredWords;
  readonly columns: readonly string[];
  readonly items: readonly Item[];
  readonly row: (item: Item, index: number) => Row;
};

/**
 * A table in a scrollable region that the keyboard can reach. On phones each row is a block, and each cell a line with the
 * name of its column.
 */
export function StoredTable<Item>({ id, title, text, words, columns, items, row }: TableProps<Item>) {
  return (
    <div className="stored-table">
      <h2 id={id} className="subheading">
        {title}
      </h2>
      {text && <p className="muted">{text}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions must be focusable (WCAG
          2.1.1) */}
      <div className="stored-table__region" tabIndex={0}>
        <table className="stored-table__table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                // Column labels can be equal: ours, and that of a foreign field.
                <th key={`${index} ${column}`} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{words.deleteOne}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item, index) => {
              const { key, cells, deleteLabel, onDelete } = row(item, index);
              return (
                <tr key={key}>
                  {cells.map((cell, column) => (
                    <td key={`${column} ${columns[column]}`} data-column={columns[column]}>
                      {cell}
                    </td>
                  ))}
                  <td>
                    <button
                      type="button"
                      className="button button--secondary"
                      aria-label={deleteLabel}
                      onClick={onDelete}
                    >
                      {words.deleteOne}
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The label of a column. */
export const getColumnHead = (words: StoredWords, column: string): string => getOwn(words.columns, column) ?? column;

/** Formats a time; undefined for an invalid one. */
export type FormatTime = (iso: string) => string | undefined;

/** A draft as lines of labels and values; anything else as it is stored. */
export function describeNote(words: StoredWords, choices: ChoiceLabels, formatTime: FormatTime, note: Note): string {
  if (findNoteKind(note) === 'other') return note.raw;
  const lines = Object.entries(parseObject(note.raw) ?? {}).flatMap(([column, value]) =>
    typeof value === 'string' && value !== ''
      ? [`${getColumnHead(words, column)}: ${formatShown(words, choices, formatTime, column, value)}`]
      : [],
  );
  return lines.join('\n') || note.raw;
}

/** A value as shown: a formatted time, or the label of a choice. */
export function formatShown(
  words: StoredWords,
  choices: ChoiceLabels,
  formatTime: FormatTime,
  column: string,
  value: string,
): string {
  if (column === 'timestamp') return formatTime(value) ?? value;
  if (column === 'ip' && value === unknownIp) return words.unknownIp;
  return formatShownValue(choices, column, value);
}
