import { FigureSource } from '@/components/sections/FigureSource';
import numberStyles from '@/components/ui/Number.module.scss';
import type { ShownFigure } from '@/lib/figures';
import type { Language } from '@/lib/languages';

import styles from './FigureRow.module.scss';

type FigureRowProps = {
  /** What the row is, for those who listen: its numbers have no heading. */
  readonly label: string;
  readonly figures: readonly ShownFigure<{ readonly figure: string }>[];
  readonly language: Language;
};

/** Numbers in a row under the opener, each with the way to what it counts. */
export function FigureRow({ label, figures, language }: FigureRowProps) {
  return (
    <section aria-label={label}>
      <dl className={`wrap ${styles.row}`}>
        {figures.map(({ figure, value, label: name }) => (
          <div key={figure} className={styles.figure}>
            <dt className={styles.label}>{name}</dt>
            <dd className={`${numberStyles.number} ${styles.value}`}>
              {value} <FigureSource figure={figure} language={language} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
