import type { ReactNode } from 'react';

import styles from './ShortBox.module.scss';

type ShortBoxProps = { readonly title: string; readonly children: ReactNode };

/** The 'In short' box: a summary of a long text. */
export function ShortBox({ title, children }: ShortBoxProps) {
  return (
    <aside className={styles.box} data-surface="turmeric" aria-labelledby="in-short">
      <h2 className="subheading" id="in-short">
        {title}
      </h2>
      {children}
    </aside>
  );
}
