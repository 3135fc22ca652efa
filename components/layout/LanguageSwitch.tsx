import { getContent } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { outlines } from '@/lib/drawing/outlines';
import { htmlTags, languageNames } from '@/lib/language';
import { listOtherLanguages } from '@/lib/content/links';

import { SwitchLink } from './CurrentPath';
import styles from './LanguageSwitch.module.scss';

/** Links to the page in other languages, or to their home page if there is no such page. */
export function LanguageSwitch() {
  const language = getCurrentLanguage();
  return listOtherLanguages().map((other) => {
    const name = languageNames[other];
    const outline = outlines[other];
    return (
      <SwitchLink
        key={other}
        language={language}
        to={other}
        translated={getContent(other).translated}
        className={styles.switch}
        lang={htmlTags[other]}
        hrefLang={other}
      >
        {outline ? (
          // Drawn as outlines, because the page does not load a font for its script.
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
