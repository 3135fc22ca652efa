import type { AboutPage, ContactPage } from 'schema-dts';

import { about } from '@/content/about';
import { contact } from '@/content/contact';
import { routes, type RoutePath } from '@/content/routes';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/metadata';

import { organization } from './organization';

const describePage = (path: RoutePath, title: string) => ({
  name: title,
  url: absoluteUrl(path),
  description: routes[path].description,
  inLanguage: site.locale,
  mainEntity: organization(),
});

/** The page that tells who the enterprise is. */
export const aboutPage = () =>
  ({ '@type': 'AboutPage', ...describePage('/about', about.hero.title) }) as const satisfies AboutPage;

/** The page that tells how to reach it. */
export const contactPage = () =>
  ({ '@type': 'ContactPage', ...describePage('/contact', contact.hero.title) }) as const satisfies ContactPage;
