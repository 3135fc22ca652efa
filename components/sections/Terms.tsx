import type { Action } from '@/components/ui/ActionLink';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section, type Surface } from '@/components/ui/Section';

import styles from './Terms.module.scss';

type TermsProps = {
  readonly title: string;
  readonly lead: string;
  readonly rows: readonly { readonly name: string; readonly text: string; readonly more?: Action | undefined }[];
  /** The step that follows from it. */
  readonly more?: Action | undefined;
  readonly surface?: Surface;
  readonly id?: string;
  /** Whether each line opens, where they are many. */
  readonly isFolded?: boolean;
};

/** What is settled beforehand, line by line on ruled paper, as in a book of accounts. */
export function Terms({ title, lead, rows, more, surface, id, isFolded = false }: TermsProps) {
  return (
    <Section id={id} surface={surface} title={title} lead={lead} more={more}>
      {isFolded ? (
        <div className={styles.paper} data-surface="paper">
          {rows.map(({ name, text, more: link }, index) => (
            <details key={name} className={styles.fold} open={index === 0}>
              <summary className={styles.name}>{name}</summary>
              <div className={styles.text}>
                <p>{text}</p>
                {link && <MoreLink action={link} />}
              </div>
            </details>
          ))}
        </div>
      ) : (
        <dl className={styles.paper} data-surface="paper">
          {rows.map(({ name, text, more: link }) => (
            <div key={name} className={styles.row}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.text}>
                <p>{text}</p>
                {link && <MoreLink action={link} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
