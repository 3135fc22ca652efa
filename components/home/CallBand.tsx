import type { ReactNode } from 'react';

import { AsWritten } from '@/components/ui/AsWritten';
import styles from './CallBand.module.scss';

type CallBandProps = {
  readonly title: string;
  readonly text: string;
  /** The phone number as displayed. */
  readonly phone: string;
  readonly href: string;
  readonly children?: ReactNode;
};

/** The end of a page with a single call to action: a phone number, as large as it fits. */
export function CallBand({ title, text, phone, href, children }: CallBandProps) {
  return (
    <section className={styles.band} data-surface="turmeric">
      <div className="wrap">
        <h2>{title}</h2>
        <a className={styles.number} href={href}>
          <AsWritten>{phone}</AsWritten>
        </a>
        <p>{text}</p>
        {children}
      </div>
    </section>
  );
}
