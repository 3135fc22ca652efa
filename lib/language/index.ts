/**
 * The languages of the site. The first is at the root, others below their tag, such as /ta.
 *
 * - `locale`: for formatting dates and numbers (BCP 47)
 * - `htmlTag`: the `lang` of the page (BCP 47)
 * - `name`: the language's name in its own script
 * - `audience`: whom its home page and its pages of hubs are for: buyers, or women who want to learn and make
 */
const known = {
  en: { locale: 'en-IN', htmlTag: 'en-IN', name: 'English', audience: 'buyers' },
  ta: { locale: 'ta-IN', htmlTag: 'ta', name: 'தமிழ்', audience: 'makers' },
} as const;

export type Language = keyof typeof known;

// The cast is safe: the keys are those of the object literal.
export const languages = Object.keys(known) as readonly Language[];

/** The language content is written in; others are translations. */
export const sourceLanguage: Language = 'en';

/** Builds a record with one value per language. */
export const mapLanguages = <Made>(make: (language: Language) => Made): Record<Language, Made> =>
  // The cast is safe: every language has an entry.
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Made>;

export const locales: Readonly<Record<Language, string>> = mapLanguages((language) => known[language].locale);

export const htmlTags: Readonly<Record<Language, string>> = mapLanguages((language) => known[language].htmlTag);

export const languageNames: Readonly<Record<Language, string>> = mapLanguages((language) => known[language].name);

/** The path prefix of a language: empty for the default language. */
export const getLanguageRoot = (language: Language): string => (language === sourceLanguage ? '' : `/${language}`);

/** Whether the pages of a language are for women who want to learn and make, not for buyers. */
export const isForMakers = (language: Language): boolean => known[language].audience === 'makers';
