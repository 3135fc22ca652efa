import clsx from 'clsx';

import { words } from '@/content/interface';
import { site } from '@/content/site';

import styles from './Logo.module.scss';
import { markDots, markLine } from './markPaths';

/** The five dots and their one line. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="-30 -30 60 60" aria-hidden="true">
      <path d={markLine} />
      {markDots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.9" />
      ))}
    </svg>
  );
}

type TamilWordProps = {
  readonly className?: string | undefined;
  /** Nothing for screen readers, where the name stands beside it. */
  readonly decorative?: boolean;
};

/** கைவினை, drawn as a mask from one small file, so that a page needs neither its outline nor a Tamil font. */
export function TamilWord({ className, decorative = false }: TamilWordProps) {
  return (
    <span
      className={clsx(styles.word, className)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', lang: 'ta', 'aria-label': site.tamilName })}
    />
  );
}

/** The logo as a link home. */
export function Logo() {
  return (
    <a className={styles.logo} href="/" aria-label={words.homeLink}>
      <Mark />
      <span>
        <b className={styles.name}>{site.name}</b>
        <TamilWord className={styles.tamil} decorative />
      </span>
    </a>
  );
}
