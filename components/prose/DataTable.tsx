import clsx from 'clsx';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

import styles from './DataTable.module.scss';

type WithChildren = { readonly children?: ReactNode };

/** For a row, `labels` are the column headers; for a cell, `data-label` is its column's header. */
type PartProps = WithChildren & {
  readonly labels?: readonly string[];
  readonly 'data-label'?: string | undefined;
  readonly role?: string;
};

const isElement = (node: ReactNode): node is ReactElement<PartProps> => isValidElement<PartProps>(node);

const listElementsIn = (node: ReactNode) =>
  isElement(node) ? Children.toArray(node.props.children).filter(isElement) : [];

type DataTableProps = {
  readonly caption: string;
  readonly children: ReactNode;
};

/**
 * A table with its caption. On phones, each row of a table with three or more columns is a name above its values; the
 * roles keep table semantics in Safari. No table is wider than its page, so that none needs to be scrolled by keyboard.
 */
export function DataTable({ caption, children }: DataTableProps) {
  const table = Children.toArray(children).find(isElement);
  if (!caption || !table) throw new Error('<DataTable> needs a caption="…" and one Markdown table between its tags.');
  const [head, body] = listElementsIn(table);
  const labels = listElementsIn(listElementsIn(head)[0]).map(({ props: { children: name } }) =>
    typeof name === 'string' ? name : '',
  );

  return (
    <div className={styles.region}>
      <table role="table" className={clsx(styles.table, labels.length > 2 && styles.labelled)}>
        <caption>{caption}</caption>
        <thead role="rowgroup" data-surface="palm">
          {listElementsIn(head)}
        </thead>
        <tbody role="rowgroup">{listElementsIn(body).map((row) => cloneElement(row, { labels }))}</tbody>
      </table>
    </div>
  );
}

/** A row of a Markdown table. The first cell of a body row is its header. */
export function TableRow({ labels = [], children }: Pick<PartProps, 'labels' | 'children'>) {
  const [first, ...rest] = listElementsIn(<>{children}</>);
  const namesRow = first?.type === 'td';

  return (
    <tr role="row">
      {namesRow ? (
        <th role="rowheader" scope="row">
          {first.props.children}
        </th>
      ) : (
        first
      )}
      {rest.map((cell, index) => cloneElement(cell, namesRow ? { role: 'cell', 'data-label': labels[index + 1] } : {}))}
    </tr>
  );
}

/** A header cell of a Markdown table. */
export function TableHead({ children }: WithChildren) {
  return (
    <th role="columnheader" scope="col">
      {children}
    </th>
  );
}
