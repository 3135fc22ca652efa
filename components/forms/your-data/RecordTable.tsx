import { useMemo } from 'react';

import type { StoredWords } from '@/components/forms/words';
import { columnsOf, type FormName } from '@/lib/forms/definitions';
import { cellsOf, columnsIn } from '@/lib/forms/exportRecords';
import type { ChoiceLabels } from '@/lib/forms/shareRecord';
import { own } from '@/lib/own';
import { fill } from '@/lib/text/fill';

import { headOf, shownIn, StoredTable, type Write } from './StoredTable';
import './StoredTable.scss';

type RecordTableProps = {
  readonly form: FormName;
  readonly items: readonly string[];
  readonly words: StoredWords;
  readonly choices: ChoiceLabels;
  readonly write: Write;
  /** How an item was passed on to us; null where it was not, nothing where it cannot be told. */
  readonly wayOf: (item: string) => string | null | undefined;
  readonly onSend: (item: string) => void;
  readonly onDelete: (item: string) => void;
};

/** The records of one list: a column for each field that any of them has, the moment and the way it went first. */
export function RecordTable({ form, items, words, choices, write, wayOf, onSend, onDelete }: RecordTableProps) {
  const title = words.lists[form];
  const { passedOn } = words;
  const rows = useMemo(() => items.map(cellsOf), [items]);
  const columns = useMemo(
    () => columnsIn(columnsOf(form), rows).filter((column) => column !== 'timestamp'),
    [form, rows],
  );

  return (
    <StoredTable
      id={`list-${form}`}
      title={title}
      words={words}
      columns={[words.columns.timestamp, passedOn.column, ...columns.map((column) => headOf(words, column))]}
      items={items}
      row={(item, index) => {
        const iso = rows[index]?.get('timestamp') ?? '';
        const moment = write(iso);
        const way = wayOf(item);
        return {
          // Records have no name of their own, and two may be alike: their place tells them apart.
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
              <span>{(way && own(passedOn.ways, way)) ?? ''}</span>
              {way === null && <strong>{`${passedOn.not} `}</strong>}
              {(way === null || way === 'dismissed') && (
                <button
                  type="button"
                  className="stored-table__button"
                  aria-label={`${passedOn.send}: ${moment ?? ''}`}
                  onClick={() => onSend(item)}
                >
                  {passedOn.send}
                </button>
              )}
            </>,
            ...columns.map((column) => shownIn(words, choices, write, column, rows[index]?.get(column) ?? '')),
          ],
          deleteLabel: fill(words.deleteOneLabel, { place: index + 1, list: title }),
          onDelete: () => onDelete(item),
        };
      }}
    />
  );
}
