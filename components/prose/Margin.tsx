import type { ReactNode } from 'react';

import styles from './Margin.module.scss';

type MarginProps = {
  readonly count: string;
  readonly of: string;
  readonly children?: ReactNode;
};

const PITCH = 22;

/** A margin note of an article: a small number as dots with its label. */
export function Margin({ count, of, children }: MarginProps) {
  const dots = Array.from({ length: Number(of) }, (_, index) => index);

  return (
    <aside role="note">
      <div>
        <svg
          className={styles.dots}
          width={dots.length * PITCH}
          height={PITCH}
          viewBox={`0 0 ${dots.length * PITCH} ${PITCH}`}
          aria-hidden="true"
        >
          {dots.map((dot) => (
            <circle
              key={dot}
              className={dot < Number(count) ? styles.filled : undefined}
              cx={dot * PITCH + PITCH / 2}
              cy={PITCH / 2}
              r="6"
            />
          ))}
        </svg>
        {children}
      </div>
    </aside>
  );
}
