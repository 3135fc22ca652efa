import type { Figure } from '@/lib/figures';
import { formatsOf } from '@/lib/text/format';

import styles from './FigureLines.module.scss';

type FigureLinesProps = {
  readonly figures: readonly Figure[];
  /** The label before what a figure excludes. */
  readonly not: string;
};

/** Figures as table rows, each with an anchor: what it counts and excludes, its date and its source. */
export function FigureLines({ figures, not }: FigureLinesProps) {
  const { date } = formatsOf();

  return (
    <ol className={styles.lines} role="list">
      {figures.map(({ name, value, label, counts, excludes, asOf, source }) => (
        <li key={name} id={`figure-${name}`} className={styles.line}>
          <h4>
            <b className={styles.value}>{value}</b> <span className={styles.label}>{label}</span>
          </h4>
          <p>{counts}</p>
          <p className="muted">
            <b className={styles.not}>{not}: </b>
            {excludes}
          </p>
          <p className="muted">
            {date(asOf)} <span className={styles.source}>{source}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
