import { useMemo } from 'react';

import type { StoredWords } from '@/components/islands/forms/words';
import { listColumns, type FormName } from '@/lib/forms/definitions';
import { getCells, listColumnsIn } from '@/lib/forms/exportRecords';
import type { ChoiceLabels } from '@/lib/forms/shareRecord';
import { getOwn } from '@/lib/own';
import { fill } from '@/lib/language/fill';

import { getColumnHead, formatShown, StoredTable, type FormatTime } from './StoredTable';
import './StoredTable.scss';

type RecordTableProps = {
  readonly form: FormName;
  readonly items: readonly string[];
  readonly words: StoredWords;
  readonly choices: ChoiceLabels;
  readonly formatTime: FormatTime;
  /** How a record was sent; null if it was not, undefined if unknown. */
  readonly sendMethodOf: (item: string) => string | null | undefined;
  readonly sendLabel: string;
  readonly onSend: (item: string) => void;
  readonly onDelete: (item: string) => void;
};

/** The records of one list, with columns for time, send method, and every field in the list. */
export function RecordTable({
  form,
  items,
  words,
  choices,
  formatTime,
  sendMethodOf,
  sendLabel,
  onSend,
  onDelete,
}: RecordTableProps) {
  const title = words.lists[form];
  const { sent } = words;
  const rows = useMemo(() => items.map(getCells), [items]);
  const columns = useMemo(
    () => listColumnsIn(listColumns(form), rows).filter((column) => column !== 'timestamp'),
    [form, rows],
  );

  return (
    <StoredTable
      id={`list-${form}`}
      title={title}
      words={words}
      columns={[words.columns.timestamp, sent.column, ...columns.map((column) => getColumnHead(words, column))]}
      items={items}
      row={(item, index) => {
        const iso = rows[index]?.get('timestamp') ?? '';
        const moment = formatTime(iso);
        const method = sendMethodOf(item);
        return {
          // Records can be identical, so the index is part of the key.
          key: `${index}-${item}`,
          cells: [
            moment === undefined ? (
              iso
            ) : (
              <time className="stored-table__moment" dateTime={iso}>
                {moment}
              </time>
            ),
            <>
              <span>{(method && getOwn(sent.methods, method)) ?? ''}</span>
              {method === null && <strong>{`${sent.not} `}</strong>}
              {(method === null || method === 'dismissed') && (
                <button
                  type="button"
                  className="button button--secondary"
                  aria-label={`${sendLabel}: ${moment ?? ''}`}
                  onClick={() => onSend(item)}
                >
                  {sendLabel}
                </button>
              )}
            </>,
            ...columns.map((column) => formatShown(words, choices, formatTime, column, rows[index]?.get(column) ?? '')),
          ],
          deleteLabel: fill(words.deleteOneLabel, { place: index + 1, list: title }),
          onDelete: () => onDelete(item),
        };
      }}
    />
  );
}
