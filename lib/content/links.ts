import { getCurrentLanguage } from '@/lib/language/current-language';
import { getContent, getWords } from '.';
import { getAddress, buildLink, getLocalPath, formatMailUrl, formatTelephoneUrl, formatWhatsappUrl } from './urls';
import type { Action, WrittenAction } from './schemas/fields/actions';
import { type Language, languages, sourceLanguage } from '@/lib/language';
import type { SitePath } from '@/lib/routes';

const getContactFacts = (language: Language) => {
  const { enterprise, translated } = getContent(language);
  const words = getWords('site', language);
  return {
    enterprise,
    language,
    newTab: words.opensInNewTab,
    isTranslated: (path: string) => translated.includes(path),
  };
};

/** Builds a link in code, from the same fields as an action in content. */
export const resolveAction = (written: WrittenAction, language: Language = getCurrentLanguage()): Action =>
  buildLink(written, getContactFacts(language));

/** The path of a page in a language. */
export const getPagePath = (path: SitePath, language: Language = getCurrentLanguage()): string =>
  getLocalPath(path, getContactFacts(language));

/** Our phone number as a `tel:` link. */
export const getPhoneLink = (language: Language = getCurrentLanguage()): string =>
  formatTelephoneUrl(getContent(language).enterprise.phone);

/** A `mailto:` link to us. */
export const getMailLink = (language: Language = getCurrentLanguage()): string =>
  formatMailUrl(getContent(language).enterprise.email);

/** A WhatsApp link to us. */
export const getWhatsappLink = (): string => formatWhatsappUrl(getContent().enterprise.whatsapp);

/** Links to our WhatsApp catalogue and channel, if there are any. */
export function listWhatsappActions(): Action[] {
  const { enterprise } = getContent();
  const words = getWords('site');
  return (['catalogue', 'channel'] as const).flatMap((name) => {
    const href = enterprise.onWhatsapp?.[name];
    return href === undefined ? [] : { label: words.onWhatsapp[name], href, newTab: words.opensInNewTab };
  });
}

/** A page in one language. */
export type Version = { readonly language: Language; readonly href: string };

const isWritten = (path: SitePath, language: Language): boolean =>
  language === sourceLanguage || getContactFacts(language).isTranslated(path);

/** All language versions of a page, the default language first. */
export const listVersions = (path: SitePath): Version[] =>
  languages
    .filter((language) => isWritten(path, language))
    .map((language) => ({ language, href: getAddress(path, language) }));

/** All languages but the current one. */
export const listOtherLanguages = (): Language[] =>
  languages.filter((other) => other !== getCurrentLanguage() && isWritten('/', other));
