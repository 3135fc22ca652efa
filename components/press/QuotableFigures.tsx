import { FigureHeads, FigureLines } from '@/components/figures/FigureLines';
import { FileLink, type FileLinkContent } from '@/components/ui/FileLink';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import type { Figure } from '@/lib/figures';

import styles from './QuotableFigures.module.scss';

type QuotableFiguresProps = Omit<Content['pages']['media-kit']['facts'], 'figures' | 'file'> & {
  readonly figures: readonly Figure[];
  /** The same on one page to print. */
  readonly file: FileLinkContent;
};

/** Some of the published figures, with what each counts and until when. */
export function QuotableFigures({ figures, file, ...words }: QuotableFiguresProps) {
  const { title, lead, caption, columns, more } = words;

  return (
    <Section surface="paper" title={title} lead={lead}>
      <FigureHeads heads={[columns.figure, columns.counts, columns.excludes, columns.asOf]} />
      <h3 className="visually-hidden">{caption}</h3>
      <FigureLines figures={figures} not={columns.excludes} />
      <p className={styles.paper}>
        <FileLink {...file} />
      </p>
      <MoreLink action={more} />
    </Section>
  );
}
