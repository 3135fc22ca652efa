import { ActionLink } from '@/components/ui/ActionLink';
import { contentIn, type Content } from '@/lib/content';
import { figureGroups, type Figure } from '@/lib/figures';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { pageWords } from '@/lib/pages';
import { formatsOf } from '@/lib/text/format';

import styles from './FigureRegister.module.scss';

type RegisterWords = Content['pages']['about']['register'];

type LineProps = {
  readonly figure: Figure;
  readonly columns: RegisterWords['columns'];
  readonly language: Language;
};

/** The line of a figure: every number of the site leads here. */
function RegisterLine({ figure, columns, language }: LineProps) {
  const { name, value, label, counts, excludes, asOf, source } = figure;
  const pages = contentIn(language).shownOn[name] ?? [];

  return (
    <li id={`figure-${name}`} className={styles.line}>
      <h3 className={styles.figure}>
        <b className={styles.value}>{value}</b> {label}
      </h3>
      <p>{counts}</p>
      <p className={styles.excludes}>
        <b className={styles.not}>{columns.not} </b>
        {excludes}
      </p>
      <div className={styles.kept}>
        <p>
          <time dateTime={asOf}>{formatsOf(language).date(asOf)}</time>
          <span className={styles.source}>{source}</span>
        </p>
        <p>
          {columns.pages}{' '}
          {pages.map((path, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <ActionLink action={actionTo({ label: pageWords(path, language).label, path }, language)} />
            </span>
          ))}
        </p>
      </div>
    </li>
  );
}

type FigureRegisterProps = RegisterWords & { readonly language: Language };

/** Every published figure on ruled paper: what it counts, what it does not, until when, and where the count comes from. */
export function FigureRegister({ title, groups, columns, language }: FigureRegisterProps) {
  return (
    <section id="figures" className={styles.book} data-ground="paper" aria-label={title}>
      <div className="wrap">
        <div className={styles.head} aria-hidden="true">
          <span>{columns.figure}</span>
          <span>{columns.counts}</span>
          <span>{columns.excludes}</span>
          <span>{columns.asOf}</span>
        </div>
        {figureGroups(groups, language).map((group) => (
          <div key={group.title}>
            <h2 className={styles.group}>{group.title}</h2>
            <ol role="list">
              {group.figures.map((figure) => (
                <RegisterLine key={figure.name} figure={figure} columns={columns} language={language} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
