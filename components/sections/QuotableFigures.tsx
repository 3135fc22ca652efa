import type { Action } from '@/components/ui/ActionLink';
import { DataTable } from '@/components/ui/DataTable';
import { FileLink, type FileLinkContent } from '@/components/ui/FileLink';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { figures, type FigureName } from '@/content/figures';
import { formatDate } from '@/lib/format';

import styles from './QuotableFigures.module.scss';

type QuotableFiguresProps = {
  readonly title: string;
  readonly lead: string;
  readonly caption: string;
  readonly columns: Readonly<Record<'figure' | 'counts' | 'asOf', string>>;
  readonly figures: readonly FigureName[];
  readonly more: Action;
  /** The same on one page to print. */
  readonly file: FileLinkContent;
};

/** Some of the published figures, with what each counts and until when. */
export function QuotableFigures({ title, lead, caption, columns, figures: names, more, file }: QuotableFiguresProps) {
  return (
    <Section ground="wash" title={title} lead={lead}>
      <DataTable caption={caption}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.figure}</th>
              <th scope="col">{columns.counts}</th>
              <th scope="col">{columns.asOf}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">
                  {figures[name].value} {figures[name].label}
                </th>
                <td>{figures[name].counts}</td>
                <td>{formatDate(figures[name].asOf)}</td>
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
