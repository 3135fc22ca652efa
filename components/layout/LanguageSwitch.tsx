import { OutlinedWords } from '@/components/drawing/OutlinedWords';
import { outlines } from '@/lib/drawing/outlines';
import { htmlTags, type Language, languageNames } from '@/lib/languages';
import { switchTargets } from '@/lib/links';
import type { SitePath } from '@/lib/routes';

import styles from './LanguageSwitch.module.scss';

type LanguageSwitchProps = {
  readonly path: SitePath | undefined;
  readonly language: Language;
};

/** The way to the same page in each other language, or to the front page of one that has no such page. */
export function LanguageSwitch({ path, language }: LanguageSwitchProps) {
  return switchTargets(path, language).map(({ language: other, href }) => {
    const name = languageNames[other];
    const outline = outlines[other];
    return (
      <a key={other} className={styles.switch} href={href} lang={htmlTags[other]} hrefLang={other}>
        {outline ? <OutlinedWords text={name} lang={htmlTags[other]} outline={outline} /> : name}
      </a>
    );
  });
}
