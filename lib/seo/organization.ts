import type { Organization, PostalAddress, WebSite } from 'schema-dts';

import { getContent } from '@/lib/content';
import { type Language, languages, locales, sourceLanguage } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getPageWords } from '@/lib/pages/labels';

import { country, ids, createOrganizationBrief } from './ids';

function createHeadOfficeData(language: Language): PostalAddress {
  const { street, locality, region, postalCode } = getContent(language).enterprise.headOffice;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: 'IN',
  };
}

/** The contact points shown on /contact. */
const listContactPoints = (language: Language) => {
  const { email, phone } = getContent(language).enterprise;
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
export function createOrganizationContact(language: Language = sourceLanguage) {
  const { name, email, phone } = getContent(language).enterprise;
  return {
    '@type': 'Organization',
    '@id': ids.organization,
    name,
    url: getAbsoluteUrl('/'),
    email,
    telephone: phone,
    address: createHeadOfficeData(language),
    contactPoint: listContactPoints(language),
  } as const satisfies Organization;
}

/** The enterprise in full, as shown in the footer. */
export function createOrganizationData(language: Language = sourceLanguage) {
  const { enterprise, pages } = getContent(language);
  const { tamilName, social = [] } = enterprise;
  return {
    ...createOrganizationBrief(language),
    ...createOrganizationContact(language),
    alternateName: tamilName,
    description: pages.about.who.paragraphs[0],
    sameAs: social.map(({ url }) => url),
  } as const satisfies Organization;
}

/** The website, published by the enterprise. */
export function createWebsiteData(language: Language = sourceLanguage) {
  const { name, tamilName } = getContent(language).enterprise;
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name,
    alternateName: tamilName,
    url: getAbsoluteUrl(getPagePath('/', language)),
    description: getPageWords('/', language).description,
    inLanguage: locales[language],
    publisher: { '@id': ids.organization },
  } as const satisfies WebSite;
}
