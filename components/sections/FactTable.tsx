import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from '@/components/prose/DataTable.module.scss';

type FactTableProps = {
  readonly caption: string;
  /** For screen readers only, below a heading that says the same. */
  readonly hiddenCaption?: boolean;
  readonly head: readonly string[];
  /** The first cell of each row is its header. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
  /** Whether values have their header before them where columns do not fit. */
  readonly labels?: 'each' | 'none';
};

/** A table of facts. On phones, each row is a name above its values. */
export function FactTable({ caption, hiddenCaption = false, head, rows, labels = 'each' }: FactTableProps) {
  return (
    <div className={styles.region}>
      <table
        role="table"
        className={clsx(styles.table, head.length > 2 && styles.labelled, labels === 'none' && styles.plain)}
      >
        <caption className={clsx(hiddenCaption && 'visually-hidden')}>{caption}</caption>
        <thead role="rowgroup" data-surface="palm">
          <tr role="row">
            {head.map((cell) => (
              <th key={cell} role="columnheader" scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, cells: [first, ...cells] }) => (
            <tr key={id} role="row">
              <th role="rowheader" scope="row">
                {first}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} role="cell" data-label={head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
