import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { PictureName, PictureSlot } from '@/lib/pictures';

import styles from './Card.module.scss';
import linkedCard from './LinkedCard.module.scss';
import { Picture } from './Picture';

export type CardContent = {
  readonly title: string;
  readonly text: string;
  readonly picture?: PictureName;
  /** The craft's Tamil word, above the title. */
  readonly tamil?: string | undefined;
  /** A line between title and text: a role, a place, a date. */
  readonly byline?: string;
  /** Where the title leads; its link covers the whole card. */
  readonly path?: string;
  /** The same, as a link in the language of the page. */
  readonly href?: string;
};

type CardProps = CardContent & {
  readonly slot?: PictureSlot;
  /** What its picture is called when pages change. */
  readonly transition?: string | undefined;
  /** A person's portrait instead of a picture. */
  readonly portrait?: ReactNode;
  /** `row` sets a thumbnail beside the words below 40rem. */
  readonly layout?: 'column' | 'row';
  /** What follows the text: a rating, a list, a link. */
  readonly children?: ReactNode;
};

/** Picture, title, text. */
export function Card({
  title,
  text,
  picture,
  tamil,
  byline,
  path,
  href = path,
  slot = 'card',
  transition,
  portrait,
  layout = 'column',
  children,
}: CardProps) {
  return (
    <li className={clsx(styles.card, href && linkedCard.linked, layout === 'row' && styles.row)}>
      {(portrait ?? picture) && (
        <div className={styles.picture}>
          {portrait ?? (picture && <Picture name={picture} slot={slot} transition={transition} />)}
        </div>
      )}
      <div className={styles.words}>
        {tamil && (
          <p className={styles.tamil} lang="ta">
            {tamil}
          </p>
        )}
        <h3>{href ? <a href={href}>{title}</a> : title}</h3>
        {byline && <p className={styles.byline}>{byline}</p>}
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </li>
  );
}

type CardGridProps = {
  readonly columns?: 2 | 3 | 4;
  /** From which width cards stand side by side; wordy panels wait for the desk. */
  readonly from?: 'tablet' | 'desktop';
  readonly children: ReactNode;
};

/** Cards side by side: one column on a phone, two on a tablet (exactly three go three-up), then as many as asked. */
export function CardGrid({ columns = 3, from = 'tablet', children }: CardGridProps) {
  return (
    <ul className={clsx(styles.grid, from === 'tablet' && styles.pairs, styles[`columns${columns}`])} role="list">
      {children}
    </ul>
  );
}
