import type { AboutPage, ContactPage } from 'schema-dts';

import { getContent } from '@/lib/content';
import { type Language, locales, sourceLanguage } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getPageWords } from '@/lib/pages/labels';
import type { RoutePath } from '@/lib/routes';

import { createOrganizationData, createOrganizationContact } from './organization';

const describePage = (path: RoutePath, title: string, language: Language) => ({
  name: title,
  url: getAbsoluteUrl(getPagePath(path, language)),
  description: getPageWords(path, language).description,
  inLanguage: locales[language],
});

/** schema.org data of /about. */
export const createAboutPageData = (language: Language = sourceLanguage) =>
  ({
    '@type': 'AboutPage',
    ...describePage('/about', getContent(language).pages.about.hero.title, language),
    mainEntity: createOrganizationData(language),
  }) as const satisfies AboutPage;

/** schema.org data of /contact. */
export const createContactPageData = (language: Language = sourceLanguage) =>
  ({
    '@type': 'ContactPage',
    ...describePage('/contact', getContent(language).pages.contact.hero.title, language),
    mainEntity: createOrganizationContact(language),
  }) as const satisfies ContactPage;
