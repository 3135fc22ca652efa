import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { Action } from './ActionLink';
import { Lead } from './Lead';
import { MoreLink } from './MoreLink';
import styles from './Section.module.scss';

/** The painted walls of the design; none is plaster, the surface of the page. */
export type Surface = 'wash' | 'palm' | 'soft' | 'hub' | 'kaavi' | 'indigo' | 'turmeric' | 'paper' | 'tag';

type SectionProps = {
  readonly surface?: Surface | undefined;
  readonly id?: string | undefined;
  /** What it is called, for those who listen, where it has no heading. */
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  readonly lead?: ReactNode;
  /** `joined` leaves out the space above, under a section of the same surface. */
  readonly spacing?: 'full' | 'joined';
  /** A quiet link onward, below all else. */
  readonly more?: Action | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A band of a page on one surface, with its heading. */
export function Section({
  surface,
  id,
  label,
  title,
  lead,
  spacing = 'full',
  more,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-label={label}
      data-surface={surface}
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

function SectionHeader({ title, lead }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <h2>{title}</h2>
      {lead && <Lead>{lead}</Lead>}
    </div>
  );
}
