import type { JobPosting } from 'schema-dts';

import { careers, type CareerOpening } from '@/content/careers';
import { site } from '@/content/site';
import { isClosed, lastMoment } from '@/lib/careers';
import { escapeMarkup } from '@/lib/markup';
import { absoluteUrl } from '@/lib/metadata';
import { startOfDay } from '@/lib/calendar-time';

import { organizationInBrief } from './ids';

const list = (title: string, items: readonly string[]): string =>
  `<h2>${escapeMarkup(title)}</h2><ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;

/** The role in full, in HTML as search engines ask for it: all that its page says. */
const descriptionOf = ({ desc, duties, brings, terms }: CareerOpening): string =>
  [
    `<p>${escapeMarkup(desc)}</p>`,
    list(careers.role.duties, duties),
    list(careers.role.brings, brings),
    list(careers.role.terms, terms),
    `<h2>${escapeMarkup(careers.role.apply)}</h2><p>${escapeMarkup(careers.role.applyText)} ${site.email}, ${site.phone.display}</p>`,
  ].join('');

/** An office people come to, or the country they may live in. */
const placeOf = ({ place }: CareerOpening) =>
  place.kind === 'remote'
    ? ({
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: place.country },
      } as const)
    : ({
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: place.locality,
            addressRegion: site.headOffice.region,
            addressCountry: site.headOffice.country,
          },
        },
      } as const);

/** An open role as its page tells it; nothing once it is closed. */
export function jobPosting(opening: CareerOpening, now: Date) {
  if (isClosed(opening, now)) return undefined;
  return {
    '@type': 'JobPosting',
    title: opening.title,
    description: descriptionOf(opening),
    url: absoluteUrl(opening.cta.href),
    identifier: { '@type': 'PropertyValue', name: site.name, value: opening.slug },
    datePosted: startOfDay(opening.posted),
    validThrough: lastMoment(opening),
    employmentType: opening.employmentType,
    hiringOrganization: { ...organizationInBrief(), sameAs: absoluteUrl('/') },
    // One applies by e-mail or by phone, not on the page.
    directApply: false,
    ...placeOf(opening),
  } as const satisfies JobPosting;
}
