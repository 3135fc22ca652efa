import type { Action } from '@/components/ui/ActionLink';
import { Icon } from '@/components/ui/Icon';
import { Section, type Surface } from '@/components/ui/Section';

import styles from './Checklists.module.scss';

export type ChecklistsContent = {
  readonly title: string;
  readonly lead?: string;
  /** A quiet link onward, below the lists. */
  readonly more?: Action;
  readonly lists: readonly { readonly title: string; readonly entries: readonly string[] }[];
};

type ChecklistsProps = ChecklistsContent & { readonly surface?: Surface; readonly id?: string };

/** Short lists side by side, each entry ticked: who can, what to bring, what it brings. */
export function Checklists({ title, lead, lists, more, surface, id }: ChecklistsProps) {
  return (
    <Section id={id} surface={surface} title={title} lead={lead} more={more}>
      <div className={styles.columns}>
        {lists.map((list) => (
          <div key={list.title}>
            <h3>{list.title}</h3>
            <ul className={styles.list} role="list">
              {list.entries.map((entry) => (
                <li key={entry} className={styles.entry}>
                  <Icon name="check" className={styles.tick} />
                  {entry}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
