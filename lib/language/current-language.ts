import { cache } from 'react';

import type { Language } from '.';

// React's cache() is scoped to one page render, so pages rendered concurrently do not share it.
const current = cache((): { language?: Language } => ({}));

/** Sets the language of the page that is being rendered, for its server components. */
export function setCurrentLanguage(language: Language): void {
  const page = current();
  if (page.language !== undefined && page.language !== language) {
    throw new Error(`The language of this page is ${page.language} already; it cannot be ${language} too.`);
  }
  page.language = language;
}

/**
 * The language of the page that is being rendered.
 *
 * @throws Error in client components, which receive texts as props, and outside a page
 */
export function getCurrentLanguage(): Language {
  const { language } = current();
  if (language === undefined) {
    throw new Error('No language is set. A page is made by createSitePage or createItemPages, which set it.');
  }
  return language;
}
