import { Fragment } from 'react';

import { ActionLink, type Action } from '@/components/ui/ActionLink';
import { Section } from '@/components/ui/Section';
import { contentIn, type Content } from '@/lib/content';
import { registerGroups } from '@/lib/figures';
import { type Language, sourceLanguage } from '@/lib/languages';
import { linkTo } from '@/lib/links';
import { pageWords } from '@/lib/pages';
import type { RoutePath } from '@/lib/routes';
import { formatsOf } from '@/lib/text/format';

import styles from './FigureRegister.module.scss';

type FigureRegisterProps = Content['pages']['about']['register'] & { readonly language: Language };

/** A page that shows a figure. The front page of another language is a page of its own, without figures. */
const shownAt = (path: RoutePath, language: Language): Action => ({
  label: pageWords(path, language).label,
  ...(path === '/' && language !== sourceLanguage
    ? { href: '/', language: sourceLanguage, languageNote: contentIn(language).interface.inLanguage[sourceLanguage] }
    : linkTo(path, language)),
});

/** The ledger: every published figure with what it counts, what it does not, until when, and in which book. */
export function FigureRegister({ title, lead, on, not, columns, language }: FigureRegisterProps) {
  const { date } = formatsOf(language);

  return (
    <Section id="figures" ground="paper" title={title} lead={lead}>
      <div className={styles.head} aria-hidden="true">
        <span>{columns.figure}</span>
        <span>{columns.counts}</span>
        <span>{columns.excludes}</span>
        <span>{columns.kept}</span>
      </div>
      {registerGroups(language).map(({ paths, figures }) => (
        <Fragment key={paths.join()}>
          <h3 className={styles.pages}>
            {on}
            {paths.map((path, index) => (
              <Fragment key={path}>
                {index > 0 ? ', ' : ' '}
                <ActionLink className="target" action={shownAt(path, language)} />
              </Fragment>
            ))}
          </h3>
          <ol className={styles.lines} role="list">
            {figures.map(({ name, value, label, counts, excludes, asOf, source }) => (
              <li key={name} id={`figure-${name}`} className={styles.line}>
                <h4>
                  <b className={styles.value}>{value}</b> {label}
                </h4>
                <p>{counts}</p>
                <p className={styles.muted}>
                  <b className={styles.not}>{not}: </b>
                  {excludes}
                </p>
                <p className={styles.muted}>
                  {date(asOf)} <span className={styles.source}>{source}</span>
                </p>
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </Section>
  );
}
