import type { Organization, PostalAddress, WebSite } from 'schema-dts';

import { getContent } from '@/lib/content';
import { icons } from '@/lib/pictures/site-icons';
import { languages, locales } from '@/lib/language';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { getPagePath } from '@/lib/content/links';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getPageWords } from '@/lib/pages/labels';

/** `@id`s of the enterprise and the website. */
const ids = { organization: getAbsoluteUrl('/#organization'), website: getAbsoluteUrl('/#website') } as const;

/** The country code (ISO 3166-1). */
export const country = 'IN';

/** The enterprise in short, for pages about something else. */
export const createOrganizationBrief = () =>
  ({
    '@type': 'Organization',
    '@id': ids.organization,
    name: getContent().enterprise.name,
    url: getAbsoluteUrl('/'),
    logo: getAbsoluteUrl(`/${icons.png[1].file}`),
  }) as const satisfies Organization;

function createHeadOfficeData(): PostalAddress {
  const { street, locality, region, postalCode } = getContent().enterprise.headOffice;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
}

/** The contact points shown on /contact. */
const listContactPoints = () => {
  const { email, phone } = getContent().enterprise;
  return (['customer support', 'orders and returns'] as const).map((contactType) => ({
    '@type': 'ContactPoint' as const,
    contactType,
    telephone: phone,
    email,
    areaServed: country,
    availableLanguage: languages,
  }));
};

/** The enterprise with its contact details; the home page has the rest under the same `@id`. */
export function createOrganizationContact() {
  const { name, email, phone } = getContent().enterprise;
  return {
    '@type': 'Organization',
    '@id': ids.organization,
    name,
    url: getAbsoluteUrl('/'),
    email,
    telephone: phone,
    address: createHeadOfficeData(),
    contactPoint: listContactPoints(),
  } as const satisfies Organization;
}

/** The enterprise in full, as shown in the footer. */
export function createOrganizationData() {
  const { enterprise, pages } = getContent();
  const { tamilName, social = [] } = enterprise;
  return {
    ...createOrganizationBrief(),
    ...createOrganizationContact(),
    alternateName: tamilName,
    description: pages.about.who.paragraphs[0],
    sameAs: social.map(({ url }) => url),
  } as const satisfies Organization;
}

/** The website, published by the enterprise. */
export function createWebsiteData() {
  const { name, tamilName } = getContent().enterprise;
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name,
    alternateName: tamilName,
    url: getAbsoluteUrl(getPagePath('/')),
    description: getPageWords('/').description,
    inLanguage: locales[getCurrentLanguage()],
    publisher: { '@id': ids.organization },
  } as const satisfies WebSite;
}
