import type { ReactNode } from 'react';

import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';

import styles from './HeroText.module.scss';

/** A number as large as the poster: a day, hours, a telephone number. */
export type HeroFigure = {
  readonly value: ReactNode;
  /** How many letters it has: one or two, up to six, or more. */
  readonly length: 'short' | 'middle' | 'long';
};

/** What every hero says. */
export type HeroContent = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The key sentence in Tamil, where a maker must act on it. */
  readonly tamil?: string | undefined;
  /** The step we offer, then a second. */
  readonly actions?: readonly Action[] | undefined;
  /** A line above the title: a status, a category and a date, a Tamil word. */
  readonly above?: ReactNode;
  readonly figure?: HeroFigure | undefined;
  /** What follows the lead: a rating, an author, a paper to take. */
  readonly children?: ReactNode;
};

/** The words of a hero; each variant lays them out in its own way: what names the page, and what follows from it. */
export function HeroText({ title, lead, tamil, actions = [], above, figure, children }: HeroContent) {
  return (
    <div>
      <div>
        {figure && (
          <p className={styles.figure} data-length={figure.length}>
            {figure.value}
          </p>
        )}
        {above && <div className={styles.above}>{above}</div>}
        <h1>{title}</h1>
      </div>
      <div>
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
        {children && <div className={styles.below}>{children}</div>}
        {tamil && (
          <p className={styles.tamil} lang="ta">
            {tamil}
          </p>
        )}
        {actions.length > 0 && <ButtonRow actions={actions} />}
      </div>
    </div>
  );
}
