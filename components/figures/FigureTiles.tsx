import clsx from 'clsx';

import { type Surface, Section } from '@/components/ui/Section';

import { FigureRow, type FigureRowProps } from './FigureRow';
import styles from './FigureTiles.module.scss';

type FigureTilesProps = Pick<FigureRowProps, 'tiles'> & {
  /** The accessible name of the section, if it has no heading. */
  readonly label?: string;
  readonly title?: string;
  readonly lead?: string;
  readonly surface?: Surface;
};

/** A section with a row of figures. */
export function FigureTiles({ label, title, lead, surface, tiles }: FigureTilesProps) {
  return (
    <Section surface={surface} title={title} lead={lead} label={label} className={clsx(!title && styles.bare)}>
      <FigureRow tiles={tiles} />
    </Section>
  );
}
