import { currentLanguage } from './current-language';
import { contentIn } from './content';
import { addressIn, linkOf, type LocalLink, localPath, mailTo, telephone, whatsappTo } from './content/links';
import type { Action, WrittenAction } from './content/schemas/fields/actions';
import { type Language, languages, sourceLanguage } from './languages';
import type { SitePath } from './routes';

const facts = (language: Language) => {
  const { enterprise, interface: words, translated } = contentIn(language);
  return {
    enterprise,
    language,
    newTab: words.opensInNewTab,
    inLanguage: words.inLanguage,
    isTranslated: (path: string) => translated.includes(path),
  };
};

/** Builds a link in code, from the same fields as an action in content. */
export const actionTo = (written: WrittenAction, language: Language = currentLanguage()): Action =>
  linkOf(written, facts(language));

/** The path of a page in a language. */
export const pathTo = (path: SitePath, language: Language = currentLanguage()): string =>
  localPath(path, facts(language)).href;

/** Our phone number as a `tel:` link. */
export const phoneTo = (language: Language = currentLanguage()): string =>
  telephone(contentIn(language).enterprise.phone);

/** A `mailto:` link to us, with optional subject and body. */
export const mailAbout = (language: Language, subject?: string, body?: string): string =>
  mailTo(contentIn(language).enterprise.email, subject, body);

/** A WhatsApp link to us, with an optional first message. */
export const whatsappAbout = (language: Language, text?: string): string =>
  whatsappTo(contentIn(language).enterprise.whatsapp, text);

/** Links to our WhatsApp catalogue and channel, if there are any. */
export function onWhatsapp(): Action[] {
  const { enterprise, interface: words } = contentIn();
  return (['catalogue', 'channel'] as const).flatMap((name) => {
    const href = enterprise.onWhatsapp?.[name];
    return href === undefined ? [] : { label: words.onWhatsapp[name], href, newTab: words.opensInNewTab };
  });
}

/** A link to a page in a language, with the page's language if it differs. */
export const linkTo = (path: SitePath, language: Language = currentLanguage()): LocalLink =>
  localPath(path, facts(language));

/** A page in one language. */
export type Version = { readonly language: Language; readonly href: string };

const isWritten = (path: SitePath, language: Language): boolean =>
  language === sourceLanguage || facts(language).isTranslated(path);

/** All language versions of a page, the default language first. */
export const versionsOf = (path: SitePath): Version[] =>
  languages
    .filter((language) => isWritten(path, language))
    .map((language) => ({ language, href: addressIn(path, language) }));

/** All other languages. */
export const otherLanguages = (language: Language): Language[] =>
  languages.filter((other) => other !== language && isWritten('/', other));
