import { ButtonRow } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import type { Action } from '@/components/ui/ActionLink';
import type { PictureName } from '@/lib/pictures';
import { parseFigureNumber } from '@/lib/drawing/dots';

import styles from './BeadsHero.module.scss';

type BeadsHeroProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly actions: readonly Action[];
  readonly picture: PictureName;
  readonly phonePicture: PictureName;
  /** A share in per cent, such as '95%', and what it and the rest pay for. */
  readonly value: string;
  readonly used: string;
  readonly rest: string;
};

/** The hero of /donor: a share of a hundred as beads on a thread, with the two numbers in the drawing. */
export function BeadsHero({ title, lead, actions, picture, phonePicture, value, used, rest }: BeadsHeroProps) {
  const share = parseFigureNumber(value);
  const entries = [
    [share, used],
    [100 - share, rest],
  ] as const;
  return (
    <section data-surface="beads">
      <div className={styles.scene}>
        <Picture name={picture} phone={phonePicture} slot="bleed" loading="eager" />
        <h1 className={styles.title}>{title}</h1>
        <dl>
          {entries.map(([count, meaning]) => (
            <div key={meaning} className={styles.entry}>
              <dt className={styles.count}>{count}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={`wrap ${styles.words}`}>
        {lead && <Lead>{lead}</Lead>}
        <ButtonRow actions={actions} />
      </div>
    </section>
  );
}
