import type { StoredWords } from '@/components/forms/words';
import { cellsOf } from '@/lib/forms/exportRecords';
import type { ChoiceLabels } from '@/lib/forms/shareRecord';
import { noteKindOf, type Note } from '@/lib/forms/inventory';
import { own } from '@/lib/own';
import { fill } from '@/lib/text/fill';

import { headOf, shownIn, StoredTable, type Write } from './StoredTable';

/** A stored text in plain words: a line for each thing it holds, a moment written out. */
function plain(raw: string, words: StoredWords, choices: ChoiceLabels, write: Write): string {
  const cells = cellsIn(raw);
  return cells
    ? Array.from(cells, ([name, text]) => `${headOf(words, name)}: ${shownIn(words, choices, write, name, text)}`).join(
        '\n',
      )
    : (own(words.passedOn.ways, raw) ??
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
  readonly choices: ChoiceLabels;
  readonly locale: string;
  readonly write: Write;
  readonly onDelete: (note: Note) => void;
};

/** Stored texts that are not lists of records, each by what it is for. */
export function NoteTable({ kind, notes, words, choices, locale, write, onDelete }: NoteTableProps) {
  if (notes.length === 0) {
    return null;
  }
  const { title, text } = words[kind];
  const { kinds } = words.notes;
  return (
    <StoredTable
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
          cells: [name, kind === 'foreign' ? raw : plain(raw, words, choices, write)],
          deleteLabel: fill(words.deleteNoteLabel, { place: index + 1, kind: name }),
          onDelete: () => onDelete({ area, key, raw }),
        };
      }}
    />
  );
}
