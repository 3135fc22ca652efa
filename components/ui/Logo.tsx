import { words } from '@/content/interface';
import { site } from '@/content/site';

import styles from './Logo.module.scss';
import { markDots, markLine, tamilWordOutline } from './markPaths';

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

const OUTLINE_ID = 'tamil-word';

/** Holds the outline of the Tamil word once a page; `TamilWord` draws it wherever it is wanted. */
export function TamilWordOutline() {
  return (
    <svg className={styles.store} aria-hidden="true">
      <symbol id={OUTLINE_ID} viewBox="0 -180 1180 186">
        <path d={tamilWordOutline} />
      </symbol>
    </svg>
  );
}

type TamilWordProps = {
  readonly className?: string | undefined;
  /** Nothing for screen readers, where the name stands beside it. */
  readonly decorative?: boolean;
};

/** கைவினை, drawn. */
export function TamilWord({ className, decorative = false }: TamilWordProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 1180 186"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', lang: 'ta', 'aria-label': site.tamilName })}
    >
      <use href={`#${OUTLINE_ID}`} />
    </svg>
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
