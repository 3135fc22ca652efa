import type { ReactNode } from 'react';

import type { Action } from './ActionLink';
import { MarkedList } from './MarkedList';
import { MoreLink } from './MoreLink';
import styles from './PanelCard.module.scss';

export type PanelCardContent = {
  readonly title: string;
  readonly text: string;
  readonly tamil?: string | undefined;
  /** Facts in two columns: length, place, hours. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** What it brings or asks, as a list. */
  readonly features?: readonly string[];
  readonly action?: Action;
};

type PanelCardProps = PanelCardContent & {
  /** A badge or picture above the title. */
  readonly top?: ReactNode;
};

/** An offer under a rule: a program, a role, a kind of partnership, with its facts and the way to take it up. */
export function PanelCard({ title, text, tamil, facts = [], features = [], action, top }: PanelCardProps) {
  return (
    <li className={styles.panel}>
      {top}
      {tamil && (
        <p className={styles.tamil} lang="ta">
          {tamil}
        </p>
      )}
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {features.length > 0 && <MarkedList items={features} />}
      {action && (
        <div className={styles.action}>
          <MoreLink action={action} subject={title} />
        </div>
      )}
    </li>
  );
}
