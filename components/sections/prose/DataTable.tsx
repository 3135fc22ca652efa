import clsx from 'clsx';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

import styles from './DataTable.module.scss';

type WithChildren = { readonly children?: ReactNode };

/** `labels` are the heads of the columns, for a row; `data-label` is the head of a cell's column. */
type PartProps = WithChildren & {
  readonly labels?: readonly string[];
  readonly 'data-label'?: string | undefined;
  readonly role?: string;
};

const isElement = (node: ReactNode): node is ReactElement<PartProps> => isValidElement<PartProps>(node);

const elementsIn = (node: ReactNode) =>
  isElement(node) ? Children.toArray(node.props.children).filter(isElement) : [];

type DataTableProps = {
  readonly caption: string;
  readonly children: ReactNode;
};

/**
 * A table with its caption, in a region of its own that scrolls and takes the focus where it is too wide. On a phone each
 * row of three columns is a name with labelled values below it; the roles keep it a table in Safari.
 */
export function DataTable({ caption, children }: DataTableProps) {
  const table = Children.toArray(children).find(isElement);
  if (!caption || !table) throw new Error('<DataTable> needs a caption="…" and one Markdown table between its tags.');
  const [head, body] = elementsIn(table);
  const labels = elementsIn(elementsIn(head)[0]).map(({ props: { children: name } }) =>
    typeof name === 'string' ? name : '',
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it a keyboard could not scroll the table.
    <section className={styles.region} aria-label={caption} tabIndex={0}>
      <table role="table" className={clsx(styles.table, labels.length > 2 && styles.labelled)}>
        <caption>{caption}</caption>
        <thead role="rowgroup" data-surface="palm">
          {elementsIn(head)}
        </thead>
        <tbody role="rowgroup">{elementsIn(body).map((row) => cloneElement(row, { labels }))}</tbody>
      </table>
    </section>
  );
}

/** A row of a Markdown table: the first cell of a body row names the row. */
export function TableRow({ labels = [], children }: Pick<PartProps, 'labels' | 'children'>) {
  const [first, ...rest] = elementsIn(<>{children}</>);
  const namesRow = first?.type === 'td';

  return (
    // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- a row is what it is already.
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

/** A cell of a Markdown table's head. */
export function TableHead({ children }: WithChildren) {
  return (
    <th role="columnheader" scope="col">
      {children}
    </th>
  );
}
