import type { ReactNode } from 'react';

import type { Action } from '@/components/ui/ActionLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { actionTo } from '@/lib/links';

import styles from './CallBar.module.scss';

type CallBarProps = {
  /** A call, then WhatsApp; without them the enterprise's own. */
  readonly actions?: readonly Action[];
  /** A page whose hero has these actions: they are hidden there while the bar is shown. */
  readonly children?: ReactNode;
};

/** A call and WhatsApp at the bottom edge of a phone's screen, until the footer comes. */
export function CallBar({ actions = [], children }: CallBarProps) {
  const language = currentLanguage();
  const { reach } = contentIn(language).interface;
  const [call, whatsapp] = actions;
  const bar = (
    <div className={`${styles.bar} no-print`} data-surface="paper">
      <ButtonLink action={{ ...(call ?? actionTo({ label: '', contact: 'phone' }, language)), label: reach.call }} />
      <ButtonLink
        action={{ ...(whatsapp ?? actionTo({ label: '', contact: 'whatsapp' }, language)), label: reach.whatsapp }}
        variant="secondary"
      />
    </div>
  );

  return children === undefined ? (
    bar
  ) : (
    <div className={styles.page}>
      {children}
      {bar}
    </div>
  );
}
