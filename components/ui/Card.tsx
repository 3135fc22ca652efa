import clsx from 'clsx';
import type { ReactNode } from 'react';

import { ActionLink, type Action } from './ActionLink';
import styles from './Card.module.scss';

/** The looks of a card, each shown in the style guide (app/(dev)/styleguide). */
export const cardVariants = ['plain', 'offer', 'panel', 'tag', 'arch'] as const;
export type CardVariant = (typeof cardVariants)[number];

/**
 * Where the words are: under the picture, or beside it: `row` on a phone, `wide` on a tablet, `lead` on a desktop. A `line`
 * has its title on the left of a desktop and the rest on the right.
 */
export const cardLayouts = ['column', 'row', 'wide', 'lead', 'line'] as const;
type CardLayout = (typeof cardLayouts)[number];

type CardProps = {
  readonly variant?: CardVariant;
  readonly layout?: CardLayout;
  /** A picture, a portrait, an icon. */
  readonly top?: ReactNode;
  /** A line above the title: a date, a category. */
  readonly above?: ReactNode;
  /** The craft's Tamil word, above the title. */
  readonly tamil?: string | undefined;
  readonly title: ReactNode;
  /** Where the title leads; its link covers the whole card. */
  readonly link?: string | Action | undefined;
  /** A line below the title: a role, a place. */
  readonly byline?: ReactNode;
  readonly text?: ReactNode;
  /** What follows the text: facts, a list, a rating. */
  readonly children?: ReactNode;
  /** The ways on, at the bottom of the card however short its text. */
  readonly foot?: ReactNode;
  readonly element?: 'li' | 'div';
} & { readonly [attribute in `data-${string}`]?: string | undefined };

/** One thing among others of its kind: picture, title, text, and the way to it. */
export function Card({
  variant = 'plain',
  layout = 'column',
  top,
  above,
  tamil,
  title,
  link,
  byline,
  text,
  children,
  foot,
  element: Element = 'li',
  ...data
}: CardProps) {
  return (
    <Element className={clsx(styles.card, styles[variant], styles[layout], link && styles.linked)} {...data}>
      {top && <div className={styles.top}>{top}</div>}
      <div className={styles.words}>
        {above && <p className={styles.above}>{above}</p>}
        {tamil && (
          <p className={styles.tamil} lang="ta">
            {tamil}
          </p>
        )}
        <h3>{typeof link === 'object' ? <ActionLink action={link} /> : link ? <a href={link}>{title}</a> : title}</h3>
        {byline && <p className={styles.byline}>{byline}</p>}
        {text && <p className={styles.text}>{text}</p>}
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </Element>
  );
}

type CardGridProps = {
  /** From which width cards are side by side; wordy ones wait for the desktop, those of the layout `line` never are. */
  readonly from?: 'tablet' | 'desktop' | 'never';
  readonly gap?: 'wide' | 'narrow';
  readonly children: ReactNode;
};

/** Cards side by side: one column on a phone, two on a tablet (exactly three go three-up), three on a desktop. */
export function CardGrid({ from = 'tablet', gap = 'wide', children }: CardGridProps) {
  return (
    <ul
      className={clsx(
        styles.grid,
        from === 'tablet' && styles.pairs,
        from === 'never' && styles.stack,
        gap === 'narrow' && styles.narrow,
      )}
      role="list"
    >
      {children}
    </ul>
  );
}
