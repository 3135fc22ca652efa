import type { Action } from '@/components/ui/ActionLink';
import { Split } from '@/components/ui/Layout';
import { Lead } from '@/components/ui/Lead';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section, type Surface } from '@/components/ui/Section';

import styles from './Terms.module.scss';

type TermsProps = {
  readonly title: string;
  readonly lead: string;
  readonly rows: readonly { readonly name: string; readonly text: string; readonly more?: Action | undefined }[];
  /** A related action. */
  readonly more?: Action | undefined;
  readonly surface?: Surface;
  readonly id?: string;
  /** `book`: the page of an account book, below its heading. */
  readonly look?: 'lines' | 'book';
};

/** Terms, row by row, next to their heading. */
export function Terms({ title, lead, rows, more, surface, id, look = 'lines' }: TermsProps) {
  const heading = (
    <div>
      <h2>{title}</h2>
      <Lead space="2xs">{lead}</Lead>
    </div>
  );
  const list = (
    <div>
      <dl className={styles[look]} data-surface={look === 'book' ? 'paper' : undefined}>
        {rows.map((row) => (
          <div key={row.name} className={styles.row}>
            <dt className={styles.name}>{row.name}</dt>
            <dd className={styles.text}>
              <p>{row.text}</p>
              {row.more && <MoreLink action={row.more} />}
            </dd>
          </div>
        ))}
      </dl>
      {more && <MoreLink action={more} />}
    </div>
  );

  return (
    <Section id={id} surface={surface}>
      {look === 'book' ? (
        <>
          {heading}
          {list}
        </>
      ) : (
        <Split ratio="4:8">
          {heading}
          {list}
        </Split>
      )}
    </Section>
  );
}
