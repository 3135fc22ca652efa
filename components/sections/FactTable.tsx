import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from '@/components/prose/DataTable.module.scss';

type FactTableProps = {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of each row is its header. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
};

/** A table of facts. On phones, each row is a name above its values. */
export function FactTable({ caption, head, rows }: FactTableProps) {
  return (
    <div className={styles.region}>
      <table role="table" className={clsx(styles.table, head.length > 2 && styles.labelled)}>
        <caption>{caption}</caption>
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
