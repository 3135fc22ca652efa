import type { Organization } from 'schema-dts';

import { icons } from '@/lib/site-icons';
import { contentIn } from '@/lib/content';
import { type Language, sourceLanguage } from '@/lib/languages';
import { absoluteUrl } from '@/lib/metadata';

/** `@id`s of the enterprise and the website. */
export const ids = { organization: absoluteUrl('/#organization'), website: absoluteUrl('/#website') } as const;

/** The country code (ISO 3166-1). */
export const country = 'IN';

const logo = icons.png[1];

/** The enterprise in short, for pages about something else. */
export const organizationInBrief = (language: Language = sourceLanguage) =>
  ({
    '@type': 'Organization',
    '@id': ids.organization,
    name: contentIn(language).enterprise.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl(`/${logo.file}`),
  }) as const satisfies Organization;
