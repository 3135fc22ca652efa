import { Portrait } from '@/components/sections/Portrait';

import styles from './Arcade.module.scss';

type ArcadeProps = {
  /** Whose portraits: the names of their files. */
  readonly ids: readonly string[];
};

/** Portraits side by side like the arches of a veranda, on its floor. They come again below with their names: not read aloud. */
export function Arcade({ ids }: ArcadeProps) {
  return (
    <ul className={styles.arcade} role="list" aria-hidden="true">
      {ids.map((id) => (
        <li key={id}>
          <Portrait id={id} among={ids} loading="eager" decorative />
        </li>
      ))}
    </ul>
  );
}
