/** The languages of the site. English stands at the root, Tamil under /ta. */
export const languages = ['en', 'ta'] as const;

export type Language = (typeof languages)[number];

/** The language content is written in first; every other one is translated from it. */
export const sourceLanguage: Language = 'en';

/** The locale that dates and numbers are written for (BCP 47). */
export const locales: Readonly<Record<Language, string>> = { en: 'en-IN', ta: 'ta-IN' };

/** Tamil that stands beside its English: said on the page in English alone, for the page in Tamil says it anyway. */
export const besideEnglish = (text: string | undefined, language: Language): string | undefined =>
  language === 'en' ? text : undefined;
