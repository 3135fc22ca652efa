import { Picture } from '@/components/ui/Picture';
import { getPortrait } from '@/lib/pictures/portrait';

import styles from './Portrait.module.scss';

type PortraitProps = {
  /** The file name of the person. */
  readonly id: string;
  /** The ids of all people in the same list, so that drawings and photographs are not mixed. */
  readonly among?: readonly string[];
  readonly loading?: 'lazy' | 'eager';
  /** The slot, by how wide the portrait is at most. */
  readonly slot?: 'arch' | 'archRow' | 'archSmall' | 'archThumb';
  /** Whether it has a view transition to the next page; once per page. */
  readonly moves?: boolean;
  /** Whether screen readers skip the portrait, because a larger one of the person is on the page. */
  readonly decorative?: boolean;
};

/** A portrait in an arch, as wide as its container: a drawing of hands, or a photograph. */
export function Portrait({
  id,
  among,
  loading = 'lazy',
  slot = 'arch',
  moves = false,
  decorative = false,
}: PortraitProps) {
  return (
    <div className={styles.arch} data-transition={moves ? `mentor-${id}` : undefined}>
      <Picture name={getPortrait(id, among)} slot={slot} loading={loading} decorative={decorative} />
    </div>
  );
}
