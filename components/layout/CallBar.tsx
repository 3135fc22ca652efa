import type { ReactNode } from 'react';

import type { Action } from '@/components/ui/ActionLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';

import styles from './CallBar.module.scss';

type CallBarProps = {
  /** A call, then WhatsApp. The hero has them too. */
  readonly actions: readonly Action[];
  /** The page after its first screen. */
  readonly children: ReactNode;
};

/** A page for learners, after its hero, with a call and WhatsApp at the bottom edge of a phone's screen. */
export function CallBar({ actions: [call, whatsapp], children }: CallBarProps) {
  const { reach } = contentIn(currentLanguage()).interface;
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
