import type { IconName } from '@/lib/drawing/icons';

import styles from './Badge.module.scss';
import { Icon } from './Icon';

/** Done, in progress, or planned. */
export type BadgeTone = 'ok' | 'upcoming' | 'planned';

const icons: Readonly<Record<BadgeTone, IconName>> = { ok: 'check', upcoming: 'clock', planned: 'dots' };

type BadgeProps = {
  readonly tone: BadgeTone;
  /** The status as text; icon and tint only repeat it. */
  readonly label: string;
};

/** A status with text, icon and tint. Not interactive. */
export function Badge({ tone, label }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon name={icons[tone]} />
      <span>{label}</span>
    </span>
  );
}
