import clsx from 'clsx';

import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import styles from './CallToAction.module.scss';

export type CallToActionContent = {
  readonly title: string;
  readonly lead: string;
  /** The key sentence in Tamil, where a maker must act on it. */
  readonly tamil?: string;
  /** The step we offer this page's audience, then a second. */
  readonly actions: readonly Action[];
  /** People who stand on the footer's chain, or a framed picture; none for words alone. */
  readonly art?: 'people' | { readonly picture: PictureName };
};

/** The closing block of a page, on turmeric: what to do next. */
export function CallToAction({ title, lead, tamil, actions, art }: CallToActionContent) {
  const words = (
    <div>
      <h2>{title}</h2>
      <Lead className={styles.lead}>{lead}</Lead>
      {tamil && (
        <p className={styles.tamil} lang="ta">
          {tamil}
        </p>
      )}
      {art && <ButtonRow actions={actions} />}
    </div>
  );

  return (
    <section className={clsx(styles.block, art === 'people' && styles.withPeople)} data-ground="turmeric">
      <div className={`wrap ${clsx(styles.content, typeof art === 'object' && styles.withPicture)}`}>
        {words}
        {!art && <ButtonRow actions={actions} />}
        {art === 'people' && (
          <div className={styles.people}>
            <img src="/art/people-two.svg" alt="" loading="lazy" />
          </div>
        )}
        {typeof art === 'object' && <Picture name={art.picture} slot="card" />}
      </div>
    </section>
  );
}
