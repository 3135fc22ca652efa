import type { Action } from '@/components/ui/ActionLink';
import { Fold } from '@/components/ui/Fold';
import { Split } from '@/components/ui/Layout';
import { Lead } from '@/components/ui/Lead';
import { MoreLink } from '@/components/ui/MoreLink';
import { RestFold } from '@/components/ui/RestFold';
import { Section, type Surface } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { fill } from '@/lib/text/fill';

import styles from './Terms.module.scss';

type TermsProps = {
  readonly title: string;
  readonly lead: string;
  readonly rows: readonly { readonly name: string; readonly text: string; readonly more?: Action | undefined }[];
  /** A related action. */
  readonly more?: Action | undefined;
  readonly surface?: Surface;
  readonly id?: string;
  /** Whether each row is a fold, for long lists. */
  readonly isFolded?: boolean;
  /** The number of rows visible on phones; the rest are in one fold. */
  readonly shown?: number;
};

type Row = TermsProps['rows'][number];

function Text({ text, more }: Omit<Row, 'name'>) {
  return (
    <>
      <p>{text}</p>
      {more && <MoreLink action={more} />}
    </>
  );
}

function Line({ name, ...content }: Row) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.text}>
        <Text {...content} />
      </dd>
    </div>
  );
}

function FoldedLine({ name, isOpen, ...content }: Row & { readonly isOpen: boolean }) {
  return (
    <Fold className={styles.fold} isOpen={isOpen} summary={name} summaryClassName={styles.name}>
      <div className={styles.text}>
        <Text {...content} />
      </div>
    </Fold>
  );
}

/** Terms, row by row, next to their heading. */
export function Terms({ title, lead, rows, more, surface, id, isFolded = false, shown = rows.length }: TermsProps) {
  const rest = rows.slice(shown);
  const lines = (some: readonly Row[]) =>
    isFolded ? (
      some.map((row) => <FoldedLine key={row.name} {...row} isOpen={row === rows[0]} />)
    ) : (
      <dl>
        {some.map((row) => (
          <Line key={row.name} {...row} />
        ))}
      </dl>
    );

  return (
    <Section id={id} surface={surface} more={more}>
      <Split ratio="4:8">
        <div>
          <h2>{title}</h2>
          <Lead className={styles.lead}>{lead}</Lead>
        </div>
        <div className={styles.lines}>
          {lines(rows.slice(0, shown))}
          {rest.length > 0 && (
            <RestFold label={fill(contentIn().interface.more, { count: rest.length })}>{lines(rest)}</RestFold>
          )}
        </div>
      </Split>
    </Section>
  );
}
