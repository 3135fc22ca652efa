import type { AboutPage, ContactPage } from 'schema-dts';

import { contentIn } from '@/lib/content';
import { type Language, locales, sourceLanguage } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { absoluteUrl } from '@/lib/metadata';
import { pageWords } from '@/lib/pages';
import type { RoutePath } from '@/lib/routes';

import { organization, organizationToReach } from './organization';

const describePage = (path: RoutePath, title: string, language: Language) => ({
  name: title,
  url: absoluteUrl(pathTo(path, language)),
  description: pageWords(path, language).description,
  inLanguage: locales[language],
});

/** schema.org data of /about. */
export const aboutPage = (language: Language = sourceLanguage) =>
  ({
    '@type': 'AboutPage',
    ...describePage('/about', contentIn(language).pages.about.hero.title, language),
    mainEntity: organization(language),
  }) as const satisfies AboutPage;

/** schema.org data of /contact. */
export const contactPage = (language: Language = sourceLanguage) =>
  ({
    '@type': 'ContactPage',
    ...describePage('/contact', contentIn(language).pages.contact.hero.title, language),
    mainEntity: organizationToReach(language),
  }) as const satisfies ContactPage;
