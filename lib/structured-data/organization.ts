import type { Organization, PostalAddress, WebSite } from 'schema-dts';

import { about } from '@/content/about';
import { icons } from '@/content/icons';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/metadata';

/** By which the pages of this site speak of the enterprise and of the site itself. */
const ids = { organization: absoluteUrl('/#organization'), website: absoluteUrl('/#website') } as const;

/** The larger of the two. */
const logo = icons.plain[1];

const headOffice = (): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: site.headOffice.street,
  addressLocality: site.headOffice.locality,
  addressRegion: site.headOffice.region,
  postalCode: site.headOffice.postalCode,
  addressCountry: site.headOffice.country,
});

/** The enterprise by name, for pages that are about something else. */
export const organizationInBrief = () =>
  ({
    '@type': 'Organization',
    '@id': ids.organization,
    name: site.name,
    url: absoluteUrl('/'),
    logo: absoluteUrl(`/${logo.file}`),
  }) as const satisfies Organization;

/** The enterprise with all that every page's footer says of it. */
export const organization = () =>
  ({
    ...organizationInBrief(),
    alternateName: site.tamilName,
    description: about.who.paragraphs[0],
    email: site.email,
    telephone: site.phone.display,
    address: headOffice(),
    sameAs: site.social.map(({ href }) => href),
  }) as const satisfies Organization;

/** This website, published by the enterprise. */
export const website = () =>
  ({
    '@type': 'WebSite',
    '@id': ids.website,
    name: site.name,
    alternateName: site.tamilName,
    url: absoluteUrl('/'),
    description: routes['/'].description,
    inLanguage: site.locale,
    publisher: { '@id': ids.organization },
  }) as const satisfies WebSite;
