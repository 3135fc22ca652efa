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

/** A link that code puts together, as an editor would write it: a label, and where it leads. */
export const actionTo = (written: WrittenAction, language: Language): Action => linkOf(written, facts(language));

/** Where a page of the site is in a language. */
export const pathTo = (path: SitePath, language: Language): string => localPath(path, facts(language)).href;

/** The number as `tel:`, for pages that show it. */
export const phoneTo = (language: Language): string => telephone(contentIn(language).enterprise.phone);

/** A letter to us by e-mail, with what is known already written. */
export const mailAbout = (language: Language, subject?: string, body?: string): string =>
  mailTo(contentIn(language).enterprise.email, subject, body);

/** A WhatsApp chat with us, its first message already written. */
export const whatsappAbout = (language: Language, text?: string): string =>
  whatsappTo(contentIn(language).enterprise.whatsapp, text);

/** The ways to our catalogue and our channel on WhatsApp, where we have them. */
export function onWhatsapp(language: Language): Action[] {
  const { enterprise, interface: words } = contentIn(language);
  return (['catalogue', 'channel'] as const).flatMap((name) => {
    const href = enterprise.onWhatsapp?.[name];
    return href === undefined ? [] : { label: words.onWhatsapp[name], href, newTab: words.opensInNewTab };
  });
}

/** Where a page of the site is in a language, and in which it is written, where that is another. */
export const linkTo = (path: SitePath, language: Language): LocalLink => localPath(path, facts(language));

/** A page in one language. */
export type Version = { readonly language: Language; readonly href: string };

const isWritten = (path: SitePath, language: Language): boolean =>
  language === sourceLanguage || facts(language).isTranslated(path);

/** A page in every language that it is written in, the first language first. */
export const versionsOf = (path: SitePath): Version[] =>
  languages
    .filter((language) => isWritten(path, language))
    .map((language) => ({ language, href: addressIn(path, language) }));

/** The other languages that there are pages in. */
export const otherLanguages = (language: Language): Language[] =>
  languages.filter((other) => other !== language && isWritten('/', other));
