import clsx from 'clsx';

import { Dots } from '@/components/drawing/Dots';
import styles from '@/components/drawing/Kolam.module.scss';

/** A closed line around six dots (Monday to Saturday); the seventh dot (Sunday) is separate. */
const line =
  'M-120 -14c10 0 13 7 20 14 7 7 10 14 20 14 10 0 13-7 20-14 7-7 10-14 20-14 10 0 13 7 20 14 7 7 10 14 20 14 10 0 13-7 20-14 7-7 10-14 20-14 10 0 13 7 20 14 7 7 10 14 20 14 8 0 14-6 14-14 0-8-6-14-14-14-10 0-13 7-20 14-7 7-10 14-20 14-10 0-13-7-20-14-7-7-10-14-20-14-10 0-13 7-20 14-7 7-10 14-20 14-10 0-13-7-20-14-7-7-10-14-20-14-10 0-13 7-20 14-7 7-10 14-20 14-8 0-14-6-14-14 0-8 6-14 14-14z';

const days = [-120, -80, -40, 0, 40, 80].map((x) => [x, 0] as const);

type WeekKolamProps = { readonly className?: string | undefined };

/** The days of the support desk as a drawing. The text below it says the same. */
export const WeekKolam = ({ className }: WeekKolamProps) => (
  <svg
    className={clsx(styles.kolam, 'no-print', className)}
    viewBox="-154 -34 308 68"
    width="308"
    height="68"
    aria-hidden="true"
  >
    <path d={line} />
    <Dots at={days} radius={5} />
    <circle cx={120} cy={0} r={5} />
  </svg>
);
