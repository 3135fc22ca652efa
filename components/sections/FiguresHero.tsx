import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Chain } from '@/components/ui/Chain';
import { Lead } from '@/components/ui/Lead';
import { pictureMarkup } from '@/lib/pictures';

import styles from './FiguresHero.module.scss';

export type FiguresHeroContent = {
  readonly title: string;
  readonly lead: string;
  /** The key sentence in Tamil, where a maker must act on it. */
  readonly tamil?: string | undefined;
  readonly actions: readonly Action[];
};

/** People cut out of the wall, standing on the chain. */
export function FiguresHero({ title, lead, tamil, actions }: FiguresHeroContent) {
  return (
    <>
      <section className={styles.hero} data-ground="wash">
        <div className={`wrap ${styles.content}`}>
          <div className={styles.words}>
            <h1>{title}</h1>
            <Lead className={styles.lead}>{lead}</Lead>
            {tamil && (
              <p className={styles.tamil} lang="ta">
                {tamil}
              </p>
            )}
            <ButtonRow actions={actions} />
          </div>
          <div className={styles.people}>
            <img src={pictureMarkup('people-three', 'cutout').src} alt="" />
          </div>
        </div>
      </section>
      <Chain />
    </>
  );
}
