import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Chain } from '@/components/drawing/Chain';
import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import styles from './PeopleHero.module.scss';
import { HeroText, type HeroContent } from './HeroText';

type PeopleHeroProps = HeroContent & {
  /** Figures side by side. */
  readonly picture?: PictureName;
  /** Or portraits: one person, or up to three side by side. */
  readonly portrait?: ReactNode;
  /** `rising` has three portraits on a desk as a group, the first one behind the others. */
  readonly group?: 'row' | 'rising';
  /** What is under the chain: a kolam and what it counts. */
  readonly below?: ReactNode;
};

/** People before a washed wall, beside the words; the chain below them. */
export function PeopleHero({ picture, portrait, group = 'row', below, ...content }: PeopleHeroProps) {
  return (
    <div>
      <section className={styles.hero} data-surface="wash">
        <div className={`wrap ${styles.bench}`}>
          <div className={styles.words}>
            <HeroText {...content} />
          </div>
          <div
            className={clsx(
              styles.figures,
              'no-print',
              portrait !== undefined && styles.person,
              group === 'rising' && styles.rising,
            )}
          >
            {portrait}
            {picture && <Picture name={picture} slot="cutout" loading="eager" />}
          </div>
        </div>
      </section>
      <Chain />
      {below && <div className={`wrap ${styles.below}`}>{below}</div>}
    </div>
  );
}
