import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { outlines } from '@/lib/drawing/outlines';
import { htmlTags, languageNames } from '@/lib/languages';
import { otherLanguages } from '@/lib/links';

import { SwitchLink } from './CurrentPage.client';
import styles from './LanguageSwitch.module.scss';

/** The way to the same page in each other language, or to the front page of one that has no such page. */
export function LanguageSwitch() {
  const language = currentLanguage();
  return otherLanguages(language).map((other) => {
    const name = languageNames[other];
    const outline = outlines[other];
    return (
      <SwitchLink
        key={other}
        language={language}
        to={other}
        translated={contentIn(other).translated}
        className={styles.switch}
        lang={htmlTags[other]}
        hrefLang={other}
      >
        {outline ? (
          // Its script is in no font that the rest of the page loads.
          <svg
            className={styles.words}
            viewBox={`0 -100 ${outline.width} 140`}
            width={Math.round(outline.width / 7)}
            height="20"
            role="img"
            lang={htmlTags[other]}
            aria-label={name}
          >
            <path d={outline.path} />
          </svg>
        ) : (
          name
        )}
      </SwitchLink>
    );
  });
}
