import { Portrait } from '@/components/sections/Portrait';

import styles from './PortraitArches.module.scss';

type PortraitArchesProps = {
  /** File names of the people. */
  readonly ids: readonly string[];
};

/** Portraits in a row of arches. Decorative: the people appear again below with names. */
export function PortraitArches({ ids }: PortraitArchesProps) {
  return (
    <ul className={styles.arcade} role="list" aria-hidden="true">
      {ids.map((id) => (
        <li key={id}>
          <Portrait id={id} slot="archSmall" among={ids} loading="eager" decorative />
        </li>
      ))}
    </ul>
  );
}
