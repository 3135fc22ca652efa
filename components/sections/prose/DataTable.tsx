import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

import styles from './DataTable.module.scss';

type WithChildren = { readonly children?: ReactNode };

const isElement = (node: ReactNode): node is ReactElement<WithChildren> => isValidElement<WithChildren>(node);

type DataTableProps = {
  readonly caption: string;
  readonly children: ReactNode;
};

/** A table with its caption, in a region of its own that scrolls and takes the focus where it is too wide. */
export function DataTable({ caption, children }: DataTableProps) {
  const table = Children.toArray(children).find(isElement);
  if (!caption || !table) throw new Error('<DataTable> needs a caption="…" and one Markdown table between its tags.');

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it a keyboard could not scroll the table.
    <section className={styles.region} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        {table.props.children}
      </table>
    </section>
  );
}

/** A row of a Markdown table: the first cell of a body row names the row. */
export function TableRow({ children }: WithChildren) {
  const [first, ...rest] = Children.toArray(children);
  const namesRow = isElement(first) && first.type === 'td';

  return (
    <tr>
      {namesRow ? <th scope="row">{first.props.children}</th> : first}
      {rest}
    </tr>
  );
}

/** A cell of a Markdown table's head. */
export function TableHead({ children }: WithChildren) {
  return <th scope="col">{children}</th>;
}
