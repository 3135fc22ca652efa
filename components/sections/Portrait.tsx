import { Picture } from '@/components/ui/Picture';
import { currentLanguage } from '@/lib/current-language';
import { portraitOf } from '@/lib/people';

import styles from './Portrait.module.scss';

type PortraitProps = {
  /** Whose: the name of her file. */
  readonly id: string;
  /** The ids of all people in the same list, so that drawings and photographs are not mixed. */
  readonly among?: readonly string[];
  readonly loading?: 'lazy' | 'eager';
  /** Whether it grows into her picture on the next page; once a page. */
  readonly moves?: boolean;
  /** For a small one in a row, which repeats a larger one. */
  readonly decorative?: boolean;
};

/** A person in an arch, as wide as its container: her hands, or her photograph. */
export function Portrait({ id, among, loading = 'lazy', moves = false, decorative = false }: PortraitProps) {
  const language = currentLanguage();
  return (
    <div className={styles.arch} data-transition={moves ? `mentor-${id}` : undefined}>
      <Picture name={portraitOf(id, language, among)} slot="arch" loading={loading} decorative={decorative} />
    </div>
  );
}
