import { ButtonRow } from '@/components/ui/ButtonLink';
import { Chain } from '@/components/drawing/Chain';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';

import styles from './TamilHomeHero.module.scss';

type TamilHomeHeroProps = Content['welcome']['hero'];

/** Half picture, half words, and two large buttons: to call, and to speak a message. */
export function TamilHomeHero({ title, lead, hours, actions, picture }: TamilHomeHeroProps) {
  return (
    <div>
      <section className={styles.hero} data-surface="kaavi">
        <div className={`${styles.scene} no-print`}>
          <Picture name={picture} slot="bleed" loading="eager" />
        </div>
        <div className={styles.words}>
          <h1>{title}</h1>
          <ButtonRow actions={actions} className={styles.actions} />
          <Lead>{lead}</Lead>
          <p className={styles.hours}>{hours}</p>
        </div>
      </section>
      <Chain />
    </div>
  );
}
