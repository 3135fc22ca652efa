import type { Organization, PostalAddress, WebSite } from 'schema-dts';

import { about } from '@/content/about';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/metadata';

import { ids, organizationInBrief } from './ids';

const headOffice = (): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: site.headOffice.street,
  addressLocality: site.headOffice.locality,
  addressRegion: site.headOffice.region,
  postalCode: site.headOffice.postalCode,
  addressCountry: site.headOffice.country,
});

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
