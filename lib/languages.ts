/** The languages of the site. The first stands at the root, each other one below its tag: /ta. */
export const languages = ['en', 'ta'] as const;

export type Language = (typeof languages)[number];

/** The language content is written in first; every other one is translated from it. */
export const sourceLanguage: Language = 'en';

/** The locale that dates and numbers are written for (BCP 47). */
export const locales: Readonly<Record<Language, string>> = { en: 'en-IN', ta: 'ta-IN' };

/** What `<html lang>` says (BCP 47): English of India sounds another than that of England, Tamil is Tamil. */
export const htmlTags: Readonly<Record<Language, string>> = { en: 'en-IN', ta: 'ta' };

/** What each language calls itself, in its own script: so it stands on every page, whatever the page's language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ta: 'தமிழ்' };

/** Where the pages of a language stand: nothing for the first, which stands at the root. */
export const rootOf = (language: Language): string => (language === sourceLanguage ? '' : `/${language}`);

/** Tamil that stands beside its English: said on the page in English alone, for the page in Tamil says it anyway. */
export const besideEnglish = (text: string | undefined, language: Language): string | undefined =>
  language === 'en' ? text : undefined;
