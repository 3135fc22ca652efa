import { DataTable } from '@/components/ui/DataTable';
import { Section } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { figures } from '@/content/figures';
import { routes } from '@/content/routes';
import { formatDate } from '@/lib/format';

import styles from './FigureRegister.module.scss';

type FigureRegisterProps = {
  readonly title: string;
  readonly lead: string;
  readonly caption: string;
  readonly columns: Readonly<Record<'figure' | 'counts' | 'pages' | 'asOf' | 'source', string>>;
};

/** Every published figure with what it counts, until when, and where the count comes from. */
export function FigureRegister({ title, lead, caption, columns }: FigureRegisterProps) {
  return (
    <Section id="figures" title={title} lead={lead}>
      <div className={styles.register}>
        <DataTable caption={caption}>
          <table>
            <thead>
              <tr>
                <th scope="col">{columns.figure}</th>
                <th scope="col">{columns.counts}</th>
                <th scope="col">{columns.pages}</th>
                <th scope="col">{columns.asOf}</th>
                <th scope="col">{columns.source}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(figures).map(([name, { value, label, counts, pages, asOf, source }]) => (
                <tr key={name}>
                  <th scope="row">
                    {value} {label}
                  </th>
                  <td data-column={columns.counts}>{counts}</td>
                  <td data-column={columns.pages}>
                    <ul className={styles.pages} role="list">
                      {pages.map((path) => (
                        <li key={path}>
                          <SiteLink className="target" to={path}>
                            {routes[path].label}
                          </SiteLink>
                        </li>
                      ))}
                    </ul>
                  </td>
                  <td data-column={columns.asOf}>{formatDate(asOf)}</td>
                  <td data-column={columns.source}>{source}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </DataTable>
      </div>
    </Section>
  );
}
