import { Fragment } from 'react';

import { FigureLines } from '@/components/figures/FigureLines';
import { ActionLink, type Action } from '@/components/ui/ActionLink';
import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { contentIn, type Content } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { registerGroups } from '@/lib/figures';
import { type Language, sourceLanguage } from '@/lib/languages';
import { linkTo } from '@/lib/links';
import { pageWords } from '@/lib/pages';
import type { RoutePath } from '@/lib/routes';

import styles from './FigureRegister.module.scss';

type FigureRegisterProps = Content['pages']['about']['register'];

/** A link to a page that shows the figure. The Tamil home page has no figures. */
const shownAt = (path: RoutePath, language: Language): Action => ({
  label: pageWords(path, language).label,
  ...(path === '/' && language !== sourceLanguage
    ? { href: '/', language: sourceLanguage, languageNote: contentIn(language).interface.inLanguage[sourceLanguage] }
    : linkTo(path, language)),
});

/** All published figures, grouped by page: what each counts and excludes, its date and its source. */
export function FigureRegister({ title, lead, on, not }: FigureRegisterProps) {
  const language = currentLanguage();
  return (
    <Section id="figures" surface="paper" title={title} lead={lead}>
      {registerGroups().map(({ paths, figures }) => (
        <Fold
          key={paths.join()}
          className={styles.group}
          summaryClassName={styles.summary}
          summary={
            <>
              <h3>{paths.map((path) => pageWords(path).label).join(', ')}</h3>
              <span className={styles.numbers}>{figures.map(({ value }) => value).join(' · ')}</span>
            </>
          }
          entries={<FigureLines figures={figures} not={not} />}
        >
          <p>
            {on}
            {paths.map((path) => (
              <Fragment key={path}>
                {' '}
                <ActionLink className="tap-target" action={shownAt(path, language)} />
              </Fragment>
            ))}
          </p>
        </Fold>
      ))}
    </Section>
  );
}
