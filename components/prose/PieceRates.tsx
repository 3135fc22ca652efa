import type { ReactNode } from 'react';

import { Picture } from '@/components/ui/Picture';
import { getContent } from '@/lib/content';
import { getPagePath } from '@/lib/content/links';
import { getFormats } from '@/lib/language/format';

import styles from './PieceRates.module.scss';

type PieceRatesProps = {
  /** Text after the hourly rate. */
  readonly children: ReactNode;
};

/** The hourly rate in poster size, and selected pieces with their makers' share. */
export function PieceRates({ children }: PieceRatesProps) {
  const { constants, pieces } = getContent();
  const { rupees } = getFormats();

  return (
    <div className={styles.rates}>
      <div className={styles.hour}>
        <p className={styles.rate}>{rupees(constants.rupees.hourRate)}</p>
        <div>{children}</div>
      </div>
      <ul className={styles.pieces} role="list">
        {pieces.flatMap(({ id, name, cutout, picture, parts }) => {
          const share = parts?.[0]?.rupees;
          if (share === undefined) return [];
          return [
            <li key={id} className={styles.piece}>
              <div className={styles.picture}>
                {cutout === undefined ? (
                  <Picture name={picture} slot="thumb" decorative />
                ) : (
                  <Picture name={cutout} slot="trueSize" decorative />
                )}
              </div>
              <a className={styles.name} href={getPagePath(`/piece/${id}`)}>
                <b className={styles.share}>{rupees(share)}</b> {name}
              </a>
            </li>,
          ];
        })}
      </ul>
    </div>
  );
}
