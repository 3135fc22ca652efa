import type { Organization } from 'schema-dts';

import { icons } from '@/content/icons';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/metadata';

/** By which the pages of this site speak of the enterprise and of the site itself. */
export const ids = { organization: absoluteUrl('/#organization'), website: absoluteUrl('/#website') } as const;

/** The larger of the two. */
const logo = icons.plain[1];

/** The enterprise by name, for pages that are about something else. */
export const organizationInBrief = () =>
  ({
    '@type': 'Organization',
    '@id': ids.organization,
    name: site.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl(`/${logo.file}`),
  }) as const satisfies Organization;
