import type { Organization, PostalAddress, WebSite } from 'schema-dts';

import { contentIn } from '@/lib/content';
import { type Language, languages, locales, sourceLanguage } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { absoluteUrl } from '@/lib/metadata';
import { pageWords } from '@/lib/pages';

import { country, ids, organizationInBrief } from './ids';

function headOffice(language: Language): PostalAddress {
  const { street, locality, region, postalCode } = contentIn(language).enterprise.headOffice;
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
const contactPoints = (language: Language) => {
  const { email, phone } = contentIn(language).enterprise;
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
export function organizationToReach(language: Language = sourceLanguage) {
  const { name, email, phone } = contentIn(language).enterprise;
  return {
    '@type': 'Organization',
    '@id': ids.organization,
    name,
    url: absoluteUrl('/'),
    email,
    telephone: phone,
    address: headOffice(language),
    contactPoint: contactPoints(language),
  } as const satisfies Organization;
}

/** The enterprise in full, as shown in the footer. */
export function organization(language: Language = sourceLanguage) {
  const { enterprise, pages } = contentIn(language);
  const { tamilName, social = [] } = enterprise;
  return {
    ...organizationInBrief(language),
    ...organizationToReach(language),
    alternateName: tamilName,
    description: pages.about.who.paragraphs[0],
    sameAs: social.map(({ url }) => url),
  } as const satisfies Organization;
}

/** The website, published by the enterprise. */
export function website(language: Language = sourceLanguage) {
  const { name, tamilName } = contentIn(language).enterprise;
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name,
    alternateName: tamilName,
    url: absoluteUrl(pathTo('/', language)),
    description: pageWords('/', language).description,
    inLanguage: locales[language],
    publisher: { '@id': ids.organization },
  } as const satisfies WebSite;
}
