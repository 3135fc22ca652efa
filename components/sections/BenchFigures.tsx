import type { ReactNode } from 'react';

import numberStyles from '@/components/ui/Number.module.scss';

import type { Language } from '@/lib/languages';

import styles from './BenchFigures.module.scss';
import { FigureSource } from './FigureSource';
import type { FigureTile } from './FigureTiles';

type BenchFiguresProps = {
  /** What the figures are, for those who listen: they have no heading. */
  readonly label: string;
  readonly figures: readonly FigureTile[];
  /** A kolam that counts, left of them. */
  readonly kolam?: ReactNode;
  readonly language: Language;
};

/** Up to four figures under the chain of an opener. */
export function BenchFigures({ label, figures, kolam, language }: BenchFiguresProps) {
  return (
    <section aria-label={label} className={styles.bench}>
      {kolam && <div className={styles.kolam}>{kolam}</div>}
      <dl className={styles.figures}>
        {figures.map(({ value, label: name, description, figure }) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.name}>{name}</dt>
            <dd className={`${numberStyles.number} ${styles.value}`}>
              {value} {figure && <FigureSource figure={figure} language={language} />}
            </dd>
            {description && <dd className={styles.description}>{description}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
