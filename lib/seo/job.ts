import type { JobPosting } from 'schema-dts';

import { startOfDay } from '@/lib/language/calendar-time';
import { isClosed, getLastMoment, type CareerOpening } from '@/lib/content/careers';
import { getContent } from '@/lib/content';
import { getPagePath } from '@/lib/content/links';
import { escapeMarkup } from '@/lib/language/format';
import { getAbsoluteUrl } from '@/lib/pages/metadata';

import { country as ourCountry, createOrganizationBrief } from './organization';

const list = (title: string, items: readonly string[]): string =>
  `<h2>${escapeMarkup(title)}</h2><ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;

/** The full description of a role as HTML, as search engines require. */
function formatDescription({ desc, duties, brings, terms }: CareerOpening): string {
  const { enterprise, pages } = getContent();
  const { role } = pages.careers;
  return [
    `<p>${escapeMarkup(desc)}</p>`,
    list(role.duties, duties),
    list(role.brings, brings),
    list(role.terms, terms),
    `<h2>${escapeMarkup(role.apply)}</h2><p>${escapeMarkup(role.applyText)} ${enterprise.email}, ${enterprise.phone}</p>`,
  ].join('');
}

/** The office location, or the country for remote work. */
const createPlace = ({ locality, country = '' }: CareerOpening) =>
  locality === undefined
    ? ({
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: country },
      } as const)
    : ({
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: locality,
            addressRegion: getContent().enterprise.headOffice.region,
            addressCountry: ourCountry,
          },
        },
      } as const);

/** schema.org data of an open role; undefined once it is closed. */
export function createJobData(opening: CareerOpening, now: Date) {
  if (isClosed(opening, now)) return undefined;
  const { name } = getContent().enterprise;
  const { pay } = opening;
  return {
    '@type': 'JobPosting',
    title: opening.title,
    description: formatDescription(opening),
    url: getAbsoluteUrl(getPagePath(`/careers/${opening.id}`)),
    identifier: { '@type': 'PropertyValue', name, value: opening.id },
    datePosted: startOfDay(opening.posted),
    validThrough: getLastMoment(opening),
    employmentType: opening.employmentType,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: pay.from, maxValue: pay.to, unitText: pay.per },
    },
    hiringOrganization: { ...createOrganizationBrief(), sameAs: getAbsoluteUrl(getPagePath('/')) },
    // Applications are by e-mail or phone, not on the page.
    directApply: false,
    ...createPlace(opening),
  } as const satisfies JobPosting;
}
