import type { ReactNode } from 'react';

import styles from './ShortBox.module.scss';

type ShortBoxProps = { readonly title: string; readonly children: ReactNode };

/** 'In short': what a long text says, in a few lines, for whoever reads no further. */
export function ShortBox({ title, children }: ShortBoxProps) {
  return (
    <aside className={styles.box} data-surface="turmeric" aria-labelledby="in-short">
      <h2 className={styles.title} id="in-short">
        {title}
      </h2>
      {children}
    </aside>
  );
}
