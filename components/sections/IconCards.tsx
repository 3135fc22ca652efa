import { Icon } from '@/components/ui/Icon';
import type { IconName } from '@/components/ui/icons';
import type { Action } from '@/components/ui/ActionLink';
import { MoreLink } from '@/components/ui/MoreLink';

import styles from './IconCards.module.scss';

export type IconCard = {
  readonly icon?: IconName | undefined;
  readonly title: string;
  readonly text: string;
  readonly action?: Action | undefined;
};

type IconCardsProps = {
  readonly cards: readonly IconCard[];
};

/** Short offers under an ink rule: a sign where there is one, title, text, and where to read on. */
export function IconCards({ cards }: IconCardsProps) {
  return (
    <ul className={styles.grid} role="list">
      {cards.map(({ icon, title, text, action }) => (
        <li key={title} className={styles.card}>
          {icon && <Icon name={icon} className={styles.icon} />}
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
          {action && (
            <div className={styles.action}>
              <MoreLink action={action} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
