import type { ReactNode } from 'react';

import { words } from '@/content/interface';

import styles from './ShortBox.module.scss';

/** 'In short': what a long text says, in a few lines, for whoever reads no further. */
export function ShortBox({ children }: { readonly children: ReactNode }) {
  return (
    <aside className={styles.box} data-ground="palm" aria-labelledby="in-short">
      <h2 className={styles.title} id="in-short">
        {words.inShort}
      </h2>
      {children}
    </aside>
  );
}
