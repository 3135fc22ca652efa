import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { Action } from '@/components/ui/ActionLink';
import { MoreLink } from '@/components/ui/MoreLink';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import type { Surface } from '@/components/ui/Section';
import type { PictureName } from '@/lib/pictures';

import styles from './ColourPanels.module.scss';

type Wall = {
  readonly title: string;
  readonly picture?: PictureName | undefined;
  /** A line above the title: a date, a status. */
  readonly above?: ReactNode;
  /** A large line below the title: an amount, hours. */
  readonly figure?: ReactNode;
  readonly text: ReactNode;
  /** Content after the text: a list, facts. */
  readonly content?: ReactNode;
  /** A link. */
  readonly action?: ReactNode;
};

type ColourPanelsProps = {
  readonly walls: readonly Wall[];
  /** The surfaces, used in turn. */
  readonly surfaces?: readonly Surface[];
  /** A heading above all panels. */
  readonly title?: string;
  readonly lead?: string;
  /** On phones the picture is above the words, or beside the first of them. */
  readonly phones?: 'above' | 'beside';
  /** A related action, below all panels. */
  readonly more?: Action | undefined;
  readonly id?: string;
  /** The accessible name of the section, if it has no heading. */
  readonly label?: string;
};

/** Full-bleed panels of colour for items of one kind: in a row on desktops, stacked on phones. */
export function ColourPanels({
  walls,
  surfaces = ['indigo', 'palm', 'turmeric'],
  title: name,
  lead,
  more,
  phones = 'above',
  id,
  label,
}: ColourPanelsProps) {
  const Heading = name ? 'h3' : 'h2';
  const list = (
    <ul className={clsx(styles.walls, phones === 'beside' && styles.beside)} role="list">
      {walls.map(({ title, picture, above, figure, text, content, action }, index) => (
        <li key={title} className={styles.wall} data-surface={surfaces[index % surfaces.length]}>
          {picture && (
            <div className={`${styles.picture} no-print`}>
              <Picture name={picture} slot="bleed" decorative />
            </div>
          )}
          <div className={styles.words}>
            {above && <div className={styles.above}>{above}</div>}
            <Heading className={styles.title}>{title}</Heading>
            {figure && <p className={styles.figure}>{figure}</p>}
            <div className={styles.text}>{text}</div>
            {content}
            {action && <div className={`${styles.action} no-print`}>{action}</div>}
          </div>
        </li>
      ))}
    </ul>
  );

  return (
    <section id={id} aria-label={label}>
      {name && (
        <div className={styles.header} data-surface="paper">
          <div className="wrap">
            <h2>{name}</h2>
            {lead && <Lead space="2xs">{lead}</Lead>}
          </div>
        </div>
      )}
      {list}
      {more && (
        <div className={`wrap ${styles.more}`}>
          <MoreLink action={more} />
        </div>
      )}
    </section>
  );
}
