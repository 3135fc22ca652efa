import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './Layout.module.scss';

type Space = 's' | 'm' | 'l' | 'xl';

type StackProps = { readonly space?: Space; readonly children: ReactNode };

/** Vertical rhythm: stacks its children with equal space between them. */
export function Stack({ space = 's', children }: StackProps) {
  return <div className={clsx(styles.stack, styles[`space-${space}`])}>{children}</div>;
}

type ClusterProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** A row that wraps: links, badges, figures. */
export function Cluster({ className, children }: ClusterProps) {
  return <div className={clsx(styles.cluster, styles['space-s'], styles.center, className)}>{children}</div>;
}

type GridProps = {
  /** Columns on desktops. */
  readonly columns: 2 | 3 | 4 | 5;
  /** Columns on phones. */
  readonly narrow?: 1 | 2;
  readonly space?: Space;
  /** The items: `li` elements. */
  readonly children: ReactNode;
};

/** The number of columns, three to five, that leaves the fewest places of the last row empty. */
export const chooseColumns = (count: number): 3 | 4 | 5 =>
  ([4, 3, 5] as const).toSorted(
    (one, other) => ((one - (count % one)) % one) - ((other - (count % other)) % other),
  )[0] ?? 4;

/** A list in equal columns: `narrow` on phones, half of `columns` (or two) on tablets, `columns` on desktops. */
export function Grid({ columns, narrow = 1, space = 'm', children }: GridProps) {
  return (
    <ul className={clsx(styles.grid, styles[`space-${space}`])} role="list" data-columns={columns} data-narrow={narrow}>
      {children}
    </ul>
  );
}

type SplitProps = {
  /** The widths of the two sides on desktops. */
  readonly ratio?: '1:1' | '5:7' | '7:5' | '4:8';
  readonly align?: 'start' | 'center';
  /** The two sides, each one element. */
  readonly children: ReactNode;
};

/** Two sides in a row on desktops, stacked on narrower screens. */
export function Split({ ratio = '1:1', align = 'start', children }: SplitProps) {
  return (
    <div className={clsx(styles.split, styles[align])} data-ratio={ratio}>
      {children}
    </div>
  );
}
