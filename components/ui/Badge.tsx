import type { IconName } from '@/lib/drawing/icons';

import styles from './Badge.module.scss';
import { Icon } from './Icon';

/** What a thing is at: there already, on its way, or only meant. */
export type BadgeTone = 'ok' | 'upcoming' | 'planned';

const icons: Readonly<Record<BadgeTone, IconName>> = { ok: 'check', upcoming: 'clock', planned: 'dots' };

type BadgeProps = {
  readonly tone: BadgeTone;
  /** The status in a word; icon and tint only repeat it. */
  readonly label: string;
};

/** A status, shown by word, icon and tint. It cannot be pressed. */
export function Badge({ tone, label }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon name={icons[tone]} />
      <span>{label}</span>
    </span>
  );
}
