import { getCurrentLanguage } from '@/lib/language/current-language';
import type { AboutPage, ContactPage } from 'schema-dts';

import { getContent } from '@/lib/content';
import { locales } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getPageWords } from '@/lib/pages/labels';
import type { RoutePath } from '@/lib/routes';

import { createOrganizationData, createOrganizationContact } from './organization';

const describePage = (path: RoutePath, title: string) => ({
  name: title,
  url: getAbsoluteUrl(getPagePath(path)),
  description: getPageWords(path).description,
  inLanguage: locales[getCurrentLanguage()],
});

/** schema.org data of /about. */
export const createAboutPageData = () =>
  ({
    '@type': 'AboutPage',
    ...describePage('/about', getContent().pages.about.hero.title),
    mainEntity: createOrganizationData(),
  }) as const satisfies AboutPage;

/** schema.org data of /contact. */
export const createContactPageData = () =>
  ({
    '@type': 'ContactPage',
    ...describePage('/contact', getContent().pages.contact.hero.title),
    mainEntity: createOrganizationContact(),
  }) as const satisfies ContactPage;
