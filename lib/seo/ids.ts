import type { Organization } from 'schema-dts';

import { icons } from '@/lib/pictures/site-icons';
import { getContent } from '@/lib/content';
import { type Language, sourceLanguage } from '@/lib/language';
import { getAbsoluteUrl } from '@/lib/pages/metadata';

/** `@id`s of the enterprise and the website. */
export const ids = { organization: getAbsoluteUrl('/#organization'), website: getAbsoluteUrl('/#website') } as const;

/** The country code (ISO 3166-1). */
export const country = 'IN';

const logo = icons.png[1];

/** The enterprise in short, for pages about something else. */
export const createOrganizationBrief = (language: Language = sourceLanguage) =>
  ({
    '@type': 'Organization',
    '@id': ids.organization,
    name: getContent(language).enterprise.name,
    url: getAbsoluteUrl('/'),
    logo: getAbsoluteUrl(`/${logo.file}`),
  }) as const satisfies Organization;
