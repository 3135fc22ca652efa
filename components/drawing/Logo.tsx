import clsx from 'clsx';

import { markDots, markLine } from '@/lib/drawing/mark';

import { Dots } from './Dots';
import styles from './Logo.module.scss';

/** The five dots and their one line. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="-30 -30 60 60" width="40" height="40" aria-hidden="true">
      <path d={markLine} />
      <Dots at={markDots} radius={2.9} />
    </svg>
  );
}

type TamilWordProps = {
  readonly className?: string | undefined;
  /** What screen readers say; nothing, where the name is beside it. */
  readonly label?: string;
};

/** கைவினை, drawn as a mask from one small file, so that a page needs neither its outline nor a Tamil font. */
export function TamilWord({ className, label }: TamilWordProps) {
  return (
    <span
      className={clsx(styles.word, className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', lang: 'ta', 'aria-label': label })}
    />
  );
}

type LogoProps = {
  readonly name: string;
  readonly label: string;
  readonly href: string;
};

/** The logo as a link home. */
export function Logo({ name, label, href }: LogoProps) {
  return (
    <a className={styles.logo} href={href} aria-label={label}>
      <Mark />
      <b className={styles.name} translate="no">
        {name}
      </b>
    </a>
  );
}
