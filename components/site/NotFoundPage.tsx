import { Kolam } from '@/components/drawing/Kolam';
import { NotFoundSuggestion } from '@/components/islands/not-found/NotFoundSuggestion.client';
import { GoBack } from '@/components/islands/GoBack.client';
import { Island } from '@/components/islands/Island';
import { ActionLink } from '@/components/ui/ActionLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Split } from '@/components/ui/Layout';
import { Lead } from '@/components/ui/Lead';
import { Section } from '@/components/ui/Section';
import { getContent } from '@/lib/content';
import { getAddress } from '@/lib/content/urls';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { type Language, locales, sourceLanguage } from '@/lib/language';
import { getPagePath, listOtherLanguages } from '@/lib/content/links';
import { listItems, listRoutes, getPageWords } from '@/lib/pages/labels';
import { listMovedPaths } from '@/lib/pages/redirects';
import { isRoutePath } from '@/lib/routes';
import { kolams } from '@/lib/drawing/kolam';

import styles from './NotFoundPage.module.scss';

const listMovedPages = (language: Language) =>
  Object.fromEntries(
    listMovedPaths(getContent()).map(({ from, to, label }) => [
      getAddress(from, language),
      { href: getPagePath(to), label: isRoutePath(to) ? getPageWords(to).label : label },
    ]),
  );

/** All pages by address, for a misspelt one. */
const listPages = (language: Language) =>
  Object.fromEntries(
    listRoutes()
      .flatMap((path) => [{ path, label: getPageWords(path).label }, ...listItems(path)])
      .map(({ path, label }) => [getAddress(path, language), { href: getPagePath(path), label }]),
  );

/** The 404 page. Its kolam has an open line. */
export function NotFoundPage() {
  const language = getCurrentLanguage();
  const { notFound, error } = getContent();
  const { code, title, text, goHome, goBack, moved, shortcuts } = notFound;
  // The English 404 page is also shown for other languages where a host supports only one, so it links to all of them.
  const others = language === sourceLanguage ? listOtherLanguages() : [];

  return (
    <Section>
      <Split align="center">
        <Kolam rows={kolams.medium} line="broken" className={styles.kolam} />
        <div className={styles.words}>
          <p className="accent">{code}</p>
          <h1>{title}</h1>
          <Lead space="m">{text}</Lead>
          <div className={styles.suggestion}>
            <Island name="not-found-suggestion" fallback={error}>
              <NotFoundSuggestion
                moved={moved.lead}
                near={moved.near}
                movedPages={listMovedPages(language)}
                pages={listPages(language)}
              />
            </Island>
          </div>
          <div className="button-row">
            <ButtonLink action={goHome} />
            <Island name="go-back" fallback={error}>
              <GoBack label={goBack} home={getAddress('/', language)} />
            </Island>
          </div>
          <div className={styles.shortcuts}>
            <p>{shortcuts.lead}</p>
            <ul className={styles.links} role="list">
              {shortcuts.links.map((link) => (
                <li key={link.label}>
                  <ActionLink className="tap-target" action={link} />
                </li>
              ))}
            </ul>
          </div>
          {others.map((other) => {
            const words = getContent(other).notFound;
            return (
              <div key={other} className={styles.shortcuts} lang={locales[other]}>
                <h2 className="subheading">{words.title}</h2>
                <p>{words.text}</p>
                <ActionLink className="tap-target" action={words.goHome} />
              </div>
            );
          })}
        </div>
      </Split>
    </Section>
  );
}
