import clsx from 'clsx';

import { markDots, markLine } from '@/lib/drawing/mark';

import { Dots } from './Dots';
import styles from './Logo.module.scss';

/** The logo mark: a line around five dots. */
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
  /** The accessible name; undefined if the name is shown next to it. */
  readonly label?: string;
};

/** The word கைவினை as a CSS mask from a small file, so that pages need neither its outline nor a Tamil font. */
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

/** The logo as a link to the home page. */
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
