import type { ReactNode } from 'react';

import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import styles from './ItemHero.module.scss';

type ItemHeroProps = {
  /** A line above the title: a category and a date, a status. */
  readonly meta: ReactNode;
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureName;
  readonly actions?: readonly Action[];
  /** What follows the lead: an author. */
  readonly children?: ReactNode;
};

/** The opening of an article or an event: words at the left, its picture at the right. */
export function ItemHero({ meta, title, lead, picture, actions = [], children }: ItemHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.split}`}>
        <div>
          <div className={styles.meta}>{meta}</div>
          <h1 className={styles.title}>{title}</h1>
          <Lead className={styles.lead}>{lead}</Lead>
          {children}
          {actions.length > 0 && <ButtonRow actions={actions} />}
        </div>
        <Picture name={picture} slot="lead" loading="eager" />
      </div>
    </section>
  );
}
