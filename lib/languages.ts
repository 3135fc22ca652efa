/**
 * The languages of the site, a line each. The first is at the root, each other one below its tag: /ta.
 *
 * - `locale`: what dates and numbers are written for (BCP 47)
 * - `htmlTag`: what `<html lang>` says (BCP 47): English of India sounds another than that of England, Tamil is Tamil
 * - `name`: what it calls itself, in its own script: so it is on every page, whatever the page's language
 */
const known = {
  en: { locale: 'en-IN', htmlTag: 'en-IN', name: 'English' },
  ta: { locale: 'ta-IN', htmlTag: 'ta', name: 'தமிழ்' },
} as const;

export type Language = keyof typeof known;

// The cast is safe: the keys of an object that is written out are those of its type.
export const languages = Object.keys(known) as readonly Language[];

/** The language content is written in first; every other one is translated from it. */
export const sourceLanguage: Language = 'en';

/** Something for each language. */
export const byLanguage = <Made>(make: (language: Language) => Made): Record<Language, Made> =>
  // The cast is safe: every language is among them.
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Made>;

export const locales: Readonly<Record<Language, string>> = byLanguage((language) => known[language].locale);

export const htmlTags: Readonly<Record<Language, string>> = byLanguage((language) => known[language].htmlTag);

export const languageNames: Readonly<Record<Language, string>> = byLanguage((language) => known[language].name);

/** Where the pages of a language are: nothing for the first, which is at the root. */
export const rootOf = (language: Language): string => (language === sourceLanguage ? '' : `/${language}`);

/** Tamil that is beside its English: said on the page in English alone, for the page in Tamil says it anyway. */
export const besideEnglish = (text: string | undefined, language: Language): string | undefined =>
  language === 'en' ? text : undefined;
