import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './Card.module.scss';

/** Card variants, shown in the style guide (app/(dev)/styleguide). */
export const cardVariants = ['plain', 'panel'] as const;
export type CardVariant = (typeof cardVariants)[number];

/**
 * Whether the text is below the picture (`column`) or next to it: from phones (`row`), tablets (`wide`) or desktops
 * (`lead`) on.
 */
export const cardLayouts = ['column', 'row', 'wide', 'lead'] as const;
type CardLayout = (typeof cardLayouts)[number];

type CardProps = {
  readonly variant?: CardVariant;
  readonly layout?: CardLayout;
  /** A picture, a portrait or an icon. */
  readonly top?: ReactNode;
  /** A line above the title: a date, a category. */
  readonly above?: ReactNode;
  /** The Tamil name of the craft, above the title. */
  readonly tamil?: string | undefined;
  readonly title: ReactNode;
  /** The link of the title, which covers the whole card. */
  readonly link?: string | undefined;
  /** A line below the title: a role, a place. */
  readonly byline?: ReactNode;
  readonly text?: ReactNode;
  /** Content after the text: facts, a list, a rating. */
  readonly children?: ReactNode;
  /** Links at the bottom of the card, aligned across a row. */
  readonly foot?: ReactNode;
} & { readonly [attribute in `data-${string}`]?: string | undefined };

/** A card: picture, title, text and links. */
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
  ...data
}: CardProps) {
  return (
    <li className={clsx(styles.card, styles[variant], styles[layout], link && styles.linked)} {...data}>
      {top && <div>{top}</div>}
      <div className={styles.words}>
        {above && <p className={`note ${styles.above}`}>{above}</p>}
        {tamil && (
          <p className="accent" lang="ta">
            {tamil}
          </p>
        )}
        <h3>{link ? <a href={link}>{title}</a> : title}</h3>
        {byline && <p className={`accent ${styles.byline}`}>{byline}</p>}
        {text && <p className={styles.text}>{text}</p>}
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </li>
  );
}

type CardGridProps = {
  /** Cards that are in columns from desktops on, as their texts are beside their pictures on tablets. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A grid of cards, one column on phones. */
export function CardGrid({ wide = false, children }: CardGridProps) {
  return (
    <ul className={wide ? styles.wideGrid : styles.grid} role="list">
      {children}
    </ul>
  );
}
