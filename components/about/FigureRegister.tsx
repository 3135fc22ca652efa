import { ActionLink } from '@/components/ui/ActionLink';
import { DataTable } from '@/components/ui/DataTable';
import { Section } from '@/components/ui/Section';
import { contentIn, type Content } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { pageWords } from '@/lib/pages';
import { formatsOf } from '@/lib/text/format';

import styles from './FigureRegister.module.scss';

type FigureRegisterProps = Content['pages']['about']['register'] & { readonly language: Language };

/** Every published figure with what it counts, until when, and where the count comes from. */
export function FigureRegister({ title, lead, caption, columns, language }: FigureRegisterProps) {
  const { figures, shownOn } = contentIn(language);
  const { date } = formatsOf(language);

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
              {figures.figures.map(({ name, value, label, counts, asOf, source }) => (
                <tr key={name} id={`figure-${name}`}>
                  <th scope="row">
                    {value} {label}
                  </th>
                  <td data-column={columns.counts}>{counts}</td>
                  <td data-column={columns.pages}>
                    <ul className={styles.pages} role="list">
                      {(shownOn[name] ?? []).map((path) => (
                        <li key={path}>
                          <ActionLink
                            className="target"
                            action={actionTo({ label: pageWords(path, language).label, path }, language)}
                          />
                        </li>
                      ))}
                    </ul>
                  </td>
                  <td data-column={columns.asOf}>{date(asOf)}</td>
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
