import { FigureTiles } from '@/components/figures/FigureTiles';
import { FileLink, type FileLinkContent } from '@/components/ui/FileLink';
import type { Content } from '@/lib/content';
import type { ShownFigure } from '@/lib/content/figures';

import styles from './QuotableFigures.module.scss';

type Facts = Content['pages']['media-kit']['facts'];

type QuotableFiguresProps = Omit<Facts, 'figures' | 'file'> & {
  readonly figures: readonly ShownFigure<NonNullable<Facts['figures']>[number]>[];
  /** The same figures as a printable PDF. */
  readonly file: FileLinkContent;
};

/** Selected published figures, linked to their explanations on /about. */
export function QuotableFigures({ title, lead, figures, file, more }: QuotableFiguresProps) {
  return (
    <FigureTiles title={title} lead={lead} more={more} tiles={figures}>
      <p className={styles.download}>
        <FileLink {...file} />
      </p>
    </FigureTiles>
  );
}
