import type { ReactNode } from 'react';

import type { Action } from '@/components/ui/ActionLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { getWords } from '@/lib/content';

import styles from './CallBar.module.scss';

type CallBarProps = {
  /** A phone link, then a WhatsApp link; the hero has the same. */
  readonly actions: readonly Action[];
  /** Visually hidden context for its links: the footer has others with the same labels. */
  readonly subject: string;
  /** The page content after the hero. */
  readonly children: ReactNode;
};

/** The content of a page for learners, with a bar at the bottom of phone screens: call and WhatsApp. */
export function CallBar({ actions: [call, whatsapp], subject, children }: CallBarProps) {
  const { reach } = getWords('site');
  return (
    <div>
      {children}
      <div className={`${styles.bar} no-print`} data-surface="paper">
        {call && <ButtonLink action={{ ...call, label: reach.call }} subject={subject} />}
        {whatsapp && (
          <ButtonLink action={{ ...whatsapp, label: reach.whatsapp }} subject={subject} variant="secondary" />
        )}
      </div>
    </div>
  );
}
