import type { ReactNode } from 'react';

import type { Action } from '@/components/ui/ActionLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { contentIn } from '@/lib/content';

import styles from './CallBar.module.scss';

type CallBarProps = {
  /** A phone link, then a WhatsApp link; the hero has the same. */
  readonly actions: readonly Action[];
  /** The page content after the hero. */
  readonly children: ReactNode;
};

/** The content of a page for learners, with a bar at the bottom of phone screens: call and WhatsApp. */
export function CallBar({ actions: [call, whatsapp], children }: CallBarProps) {
  const { reach } = contentIn().interface;
  return (
    <div>
      {children}
      <div className={`${styles.bar} no-print`} data-surface="paper">
        {call && <ButtonLink action={{ ...call, label: reach.call }} />}
        {whatsapp && <ButtonLink action={{ ...whatsapp, label: reach.whatsapp }} variant="secondary" />}
      </div>
    </div>
  );
}
