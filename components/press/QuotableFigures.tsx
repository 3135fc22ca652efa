import { FigureRow } from '@/components/figures/FigureRow';
import { FileLink, type FileLinkContent } from '@/components/ui/FileLink';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import type { Figure } from '@/lib/figures';

import styles from './QuotableFigures.module.scss';

type QuotableFiguresProps = Omit<Content['pages']['media-kit']['facts'], 'figures' | 'file'> & {
  readonly figures: readonly Figure[];
  /** The same figures as a printable PDF. */
  readonly file: FileLinkContent;
};

/** Selected published figures, linked to their explanations on /about. */
export function QuotableFigures({ title, lead, figures, file, more }: QuotableFiguresProps) {
  return (
    <Section title={title} lead={lead} more={more}>
      <FigureRow tiles={figures.map(({ name, value, label }) => ({ figure: name, value, label }))} />
      <p className={styles.download}>
        <FileLink {...file} />
      </p>
    </Section>
  );
}
