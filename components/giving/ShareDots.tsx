import clsx from 'clsx';

import { DotField } from '@/components/figures/DotField';
import type { Action } from '@/components/ui/ActionLink';
import numberStyles from '@/components/ui/Number.module.scss';
import { Section } from '@/components/ui/Section';
import { figureNumber } from '@/lib/dots';

import styles from './ShareDots.module.scss';

type ShareDotsProps = {
  readonly title: string;
  readonly lead: string;
  /** In per cent: '95%'. */
  readonly value: string;
  /** What the share is for, and what the rest is for; each follows its number. */
  readonly used: string;
  readonly rest: string;
  readonly more?: Action | undefined;
};

const HUNDRED = 100;

/** Columns on a phone and on a desktop. */
const rows = [
  { columns: 20, className: styles.narrow },
  { columns: 50, className: styles.wide },
] as const;

/** A share of a hundred as dots: filled for what it counts, hollow for the rest. */
export function ShareDots({ title, lead, value, used, rest, more }: ShareDotsProps) {
  const share = figureNumber(value);

  return (
    <Section surface="indigo" title={title} lead={lead} more={more}>
      {rows.map(({ columns, className }) => (
        <div key={columns} className={clsx(styles.dots, className)}>
          <DotField count={HUNDRED} columns={columns} tone="hollow" />
          <DotField count={share} columns={columns} />
        </div>
      ))}
      <dl className={styles.legend}>
        {[
          [share, used],
          [HUNDRED - share, rest],
        ].map(([count, meaning]) => (
          <div key={meaning} className={styles.entry}>
            <dt className={`${numberStyles.number} ${styles.count}`}>{count}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
