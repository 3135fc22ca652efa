import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { Action } from './ActionLink';
import { Lead } from './Lead';
import { MoreLink } from './MoreLink';
import styles from './Section.module.scss';

/** The painted walls of the design; none is plaster, the ground of the page. */
export type Ground = 'wash' | 'palm' | 'soft' | 'world' | 'kaavi' | 'indigo' | 'turmeric' | 'paper';

type SectionProps = {
  readonly ground?: Ground | undefined;
  readonly id?: string | undefined;
  /** What it is called, for those who listen, where it has no heading. */
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  readonly lead?: ReactNode;
  /** `joined` leaves out the space above, under a section of the same ground. */
  readonly spacing?: 'full' | 'joined';
  /** A quiet link onward, below all else. */
  readonly more?: Action | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A band of a page on one ground, with its heading. */
export function Section({ ground, id, label, title, lead, spacing = 'full', more, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-label={label}
      data-ground={ground}
      className={clsx(styles.section, spacing === 'joined' && styles.joined, className)}
    >
      <div className="wrap">
        {title && <SectionHeader title={title} lead={lead} />}
        {children}
        {more && (
          <div className={styles.more}>
            <MoreLink action={more} />
          </div>
        )}
      </div>
    </section>
  );
}

type SectionHeaderProps = {
  readonly title: string;
  readonly lead?: ReactNode;
};

/** A heading, and one line under it. */
function SectionHeader({ title, lead }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2>{title}</h2>
      {lead && <Lead>{lead}</Lead>}
    </div>
  );
}
