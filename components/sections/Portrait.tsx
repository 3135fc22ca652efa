import { Picture } from '@/components/ui/Picture';
import { currentLanguage } from '@/lib/current-language';
import { photoOf, portraitAddress } from '@/lib/people';

import styles from './Portrait.module.scss';

type PortraitProps = {
  /** Whose: the name of her file. */
  readonly id: string;
  readonly loading?: 'lazy' | 'eager';
  /** Whether it grows into her picture on the next page; once a page. */
  readonly moves?: boolean;
};

/** A person in an arch, as wide as its place. Her name is beside it: it says nothing of its own. */
export function Portrait({ id, loading = 'lazy', moves = false }: PortraitProps) {
  const language = currentLanguage();
  const transition = moves ? `mentor-${id}` : undefined;
  const photo = photoOf(id, language);
  if (photo !== undefined) {
    return (
      <div className={styles.photo} data-transition={transition}>
        <Picture name={photo} slot="portrait" loading={loading} decorative />
      </div>
    );
  }
  return (
    <span className={styles.drawn} data-transition={transition}>
      <img src={portraitAddress(id, language)} alt="" loading={loading} />
    </span>
  );
}
