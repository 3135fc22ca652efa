import type { Action } from '@/components/ui/ActionLink';
import { Fold } from '@/components/ui/Fold';
import { Lead } from '@/components/ui/Lead';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import type { Surface } from '@/components/ui/Section';
import type { PictureName } from '@/lib/pictures';

import styles from './PictureList.module.scss';

type PictureListProps = {
  readonly title: string;
  readonly lead?: string;
  readonly picture: PictureName;
  readonly entries: readonly {
    readonly title: string;
    readonly text?: string;
    readonly points?: readonly string[];
    /** The entry's action. */
    readonly action?: Action;
  }[];
  readonly more?: Action;
  readonly surface: Extract<Surface, 'kaavi' | 'indigo'>;
};

/** A picture over half the width, and next to it a list of ideas or steps. */
export function PictureList({ title, lead, picture, entries, more, surface }: PictureListProps) {
  return (
    <section className={styles.section} data-surface={surface}>
      <div className={styles.picture}>
        <Picture name={picture} slot="bleed" />
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        {lead && <Lead space="2xs">{lead}</Lead>}
        <ol className={styles.list} role="list">
          {entries.map((entry) => (
            <li key={entry.title} className={styles.entry}>
              {entry.points ? (
                <Fold summaryIs="heading" summary={<h3>{entry.title}</h3>}>
                  <MarkedList items={entry.points} kind="small" />
                </Fold>
              ) : (
                <h3>{entry.title}</h3>
              )}
              {entry.text && <p>{entry.text}</p>}
              {entry.action && <MoreLink action={entry.action} subject={entry.title} />}
            </li>
          ))}
        </ol>
        {more && <MoreLink action={more} />}
      </div>
    </section>
  );
}
