import { isValidElement, type ReactNode } from 'react';

import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { measureLongWord } from '@/lib/language/long-word';

import styles from './HeroText.module.scss';

/** A number in poster size: a day, hours, a phone number. */
export type HeroFigure = {
  readonly value: ReactNode;
  /** The length of the number, which decides its font size: up to two characters, up to six, or more. */
  readonly length: 'short' | 'middle' | 'long';
  /** Whether the text says it too. */
  readonly isRepeated?: boolean;
};

/** The content of every hero. */
export type HeroContent = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The key sentence in Tamil, for pages that makers need. */
  readonly tamil?: string | undefined;
  /** The primary action, then secondary ones. */
  readonly actions?: readonly Action[] | undefined;
  /** A line above the title: a status, a category with date, a Tamil word. */
  readonly above?: ReactNode;
  readonly figure?: HeroFigure | undefined;
  /** Content after the lead: a rating, an author, a download. */
  readonly children?: ReactNode;
};

/** The text of a title, also of one in an element such as `AsWritten`. */
const getText = (title: ReactNode): string =>
  isValidElement<{ readonly children?: ReactNode }>(title)
    ? getText(title.props.children)
    : typeof title === 'string'
      ? title
      : '';

/** The text of a hero, which each variant lays out. */
export function HeroText({ title, lead, tamil, actions = [], above, figure, children }: HeroContent) {
  return (
    <div>
      <div>
        {figure && (
          <p className={styles.figure} data-length={figure.length} aria-hidden={figure.isRepeated}>
            {figure.value}
          </p>
        )}
        {above && <div className={styles.above}>{above}</div>}
        <h1 data-word={measureLongWord(getText(title))}>{title}</h1>
      </div>
      <div>
        {lead && <Lead space="xs">{lead}</Lead>}
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
