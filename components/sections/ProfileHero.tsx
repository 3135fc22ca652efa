import type { ReactNode } from 'react';

import { ButtonRow } from '@/components/ui/ButtonLink';
import type { Action } from '@/components/ui/ActionLink';
import { Chain } from '@/components/ui/Chain';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import styles from './ProfileHero.module.scss';

type ProfileHeroProps = {
  readonly title: string;
  readonly lead: string;
  /** A person's portrait. */
  readonly portrait?: ReactNode;
  readonly picture?: PictureName;
  /** Above the title: a status, a Tamil word. */
  readonly above?: ReactNode;
  /** Below the lead: a rating. */
  readonly below?: ReactNode;
  readonly actions: readonly Action[];
};

/** A person or a house introduces itself: words at the left, its picture at the right, the chain below. */
export function ProfileHero({ title, lead, portrait, picture, above, below, actions }: ProfileHeroProps) {
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.content}`}>
          <div>
            {above && <div className={styles.above}>{above}</div>}
            <h1>{title}</h1>
            <Lead className={styles.lead}>{lead}</Lead>
            {below && <div className={styles.below}>{below}</div>}
            <ButtonRow actions={actions} />
          </div>
          <div className={styles.picture} data-portrait={portrait ? '' : undefined}>
            {portrait ?? (picture && <Picture name={picture} slot="card" loading="eager" />)}
          </div>
        </div>
      </section>
      <Chain />
    </>
  );
}
