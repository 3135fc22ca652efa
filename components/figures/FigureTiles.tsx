import clsx from 'clsx';

import { type Ground, Section } from '@/components/ui/Section';

import { FigureRow, type FigureRowProps } from './FigureRow';
import styles from './FigureTiles.module.scss';

type FigureTilesProps = Pick<FigureRowProps, 'tiles'> & {
  /** What the tiles are, for those who listen, where no heading says it. */
  readonly label?: string;
  readonly title?: string;
  readonly lead?: string;
  readonly ground?: Ground;
};

/** Figures as a section of their own. */
export function FigureTiles({ label, title, lead, ground, tiles }: FigureTilesProps) {
  return (
    <Section ground={ground} title={title} lead={lead} label={label} className={clsx(!title && styles.bare)}>
      <FigureRow tiles={tiles} />
    </Section>
  );
}
