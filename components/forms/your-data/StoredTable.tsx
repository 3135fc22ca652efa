import { useRef, useState, type ReactNode } from 'react';

import type { StoredWords } from '@/components/forms/words';
import { type ChoiceLabels, shownValue } from '@/lib/forms/shareRecord';
import { unknownIp } from '@/lib/forms/records';
import { own } from '@/lib/own';
import { fill } from '@/lib/text/fill';

import './StoredTable.scss';

/** How many rows are drawn at a time: a browser takes a minute over 20,000. */
export const rowsAtATime = 50;

type Row = {
  readonly key: string;
  /** One for each column. */
  readonly cells: readonly ReactNode[];
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

/**
 * A table in a region of its own that scrolls, and can be scrolled by keyboard; its further rows on demand. On a phone
 * each row is a block, and each cell a line that says its column.
 */
export function StoredTable<Item>({ id, title, text, words, locale, columns, items, row }: TableProps<Item>) {
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
    <div className="stored-table">
      <h2 id={id} className="stored-table__title">
        {title}
      </h2>
      {text && <p className="stored-table__text">{text}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable (WCAG 2.1.1) */}
      <section className="stored-table__region" aria-labelledby={id} tabIndex={0}>
        <table className="stored-table__table">
          <caption className="visually-hidden">{title}</caption>
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
                  {cells.map((cell, column) => (
                    <td key={`${column} ${columns[column]}`} data-column={columns[column]}>
                      {cell}
                    </td>
                  ))}
                  <td>
                    <button type="button" className="stored-table__button" aria-label={deleteLabel} onClick={onDelete}>
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
        <div className="stored-table__more">
          <output>{fill(words.shown, { shown: numbers.format(shown), count: numbers.format(count) })}</output>
          {shown < count && (
            <button type="button" className="button button--secondary" aria-describedby={id} onClick={showMore}>
              {words.showMore}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** What a column is called. */
export const headOf = (words: StoredWords, column: string): string => own(words.columns, column) ?? column;

/** Writes a moment; nothing for what is none. */
export type Write = (iso: string) => string | undefined;

/** What a visitor reads for the value of a column: a time as it is written here, the label of a choice. */
export function shownIn(
  words: StoredWords,
  choices: ChoiceLabels,
  write: Write,
  column: string,
  value: string,
): string {
  if (column === 'timestamp') return write(value) ?? value;
  if (column === 'ip' && value === unknownIp) return words.unknownIp;
  return shownValue(choices, column, value);
}
