import { FigureSource } from '@/components/figures/FigureSource';
import { DataTable } from '@/components/ui/DataTable';
import { FileLink, type FileLinkContent } from '@/components/ui/FileLink';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import type { Figure } from '@/lib/figures';
import type { Language } from '@/lib/languages';
import { formatsOf } from '@/lib/text/format';

import styles from './QuotableFigures.module.scss';

type QuotableFiguresProps = Omit<Content['pages']['media-kit']['facts'], 'figures' | 'file'> & {
  readonly figures: readonly Figure[];
  /** The same on one page to print. */
  readonly file: FileLinkContent;
  readonly language: Language;
};

/** Some of the published figures, with what each counts and until when. */
export function QuotableFigures({ figures, file, language, ...words }: QuotableFiguresProps) {
  const { title, lead, caption, columns, more } = words;
  const { date } = formatsOf(language);

  return (
    <Section ground="wash" title={title} lead={lead}>
      <DataTable caption={caption}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.figure}</th>
              <th scope="col">{columns.counts}</th>
              <th scope="col">{columns.excludes}</th>
              <th scope="col">{columns.asOf}</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ name, value, label, counts, excludes, asOf }) => (
              <tr key={name}>
                <th scope="row">
                  {value} {label} <FigureSource figure={name} language={language} />
                </th>
                <td>{counts}</td>
                <td>{excludes}</td>
                <td>{date(asOf)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </DataTable>
      <p className={styles.paper}>
        <FileLink {...file} />
      </p>
      <MoreLink action={more} />
    </Section>
  );
}
