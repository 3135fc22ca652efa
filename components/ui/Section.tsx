import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { Action } from './ActionLink';
import { Lead } from './Lead';
import { MoreLink } from './MoreLink';
import styles from './Section.module.scss';

/** Surfaces (background and colour roles). The default is plaster, the page's own. */
export type Surface =
  | 'wash'
  | 'palm'
  | 'soft'
  | 'hub'
  | 'kaavi'
  | 'indigo'
  | 'turmeric'
  | 'paper'
  | 'tag'
  | 'beads'
  | 'leaf';

type SectionProps = {
  readonly surface?: Surface | undefined;
  readonly id?: string | undefined;
  /** The accessible name of the section, if it has no heading. */
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  readonly lead?: ReactNode;
  /** `joined`: without space above, after a section of the same surface. */
  readonly spacing?: 'full' | 'joined';
  /** A link below the content. */
  readonly more?: Action | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A full-width section on one surface, with a heading. */
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
