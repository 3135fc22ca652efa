import { getCurrentLanguage } from '@/lib/language/current-language';
import type { Event } from 'schema-dts';

import { getContent } from '@/lib/content';
import { isOver, getMachineEnd, getMachineStart, getVenue, type CommunityEvent } from '@/lib/events/events';
import { getRegistrationForm } from '@/lib/events/registration';
import { type Language, locales } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getPictureMarkup } from '@/lib/pictures';

import { country, createOrganizationBrief } from './ids';

function placeOf(event: CommunityEvent, language: Language) {
  const venue = getVenue(event, language);
  return {
    '@type': 'Place',
    name: venue.name,
    address: {
      '@type': 'PostalAddress',
      ...(venue.street && { streetAddress: venue.street }),
      addressLocality: venue.locality,
      addressRegion: venue.region,
      ...(venue.postalCode && { postalCode: venue.postalCode }),
      addressCountry: country,
    },
  } as const;
}

/** The organiser of an event; the enterprise by default. */
const getOrganiser = ({ organiser }: CommunityEvent, language: Language) =>
  organiser === getContent(language).enterprise.name
    ? createOrganizationBrief(language)
    : ({
        '@type': 'Organization',
        name: organiser,
        url: getAbsoluteUrl(getPagePath('/', language)),
        parentOrganization: createOrganizationBrief(language),
      } as const);

const createRegistrationData = (event: CommunityEvent, language: Language) =>
  ({
    '@type': 'RegisterAction',
    target: getAbsoluteUrl(getRegistrationForm(event, language).href),
  }) as const;

/** The price of a seat, while registration is open. Availability is not published. */
const createSeatData = ({ id, cost }: CommunityEvent, language: Language) =>
  ({
    '@type': 'Offer',
    price: cost.rupees,
    priceCurrency: 'INR',
    url: getAbsoluteUrl(getPagePath(`/events/${id}`, language)),
  }) as const;

/**
 * schema.org data of an event. After it is over, offers and registration are omitted; the status stays, as it took
 * place as scheduled.
 */
export const createEventData = (event: CommunityEvent, now: Date, language: Language = getCurrentLanguage()) =>
  ({
    '@type': 'Event',
    name: event.title,
    inLanguage: locales[language],
    description: event.desc,
    url: getAbsoluteUrl(getPagePath(`/events/${event.id}`, language)),
    image: getAbsoluteUrl(getPictureMarkup(event.picture, 'lead').src),
    startDate: getMachineStart(event),
    endDate: getMachineEnd(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event, language),
    organizer: getOrganiser(event, language),
    ...(!isOver(event, now) && {
      offers: createSeatData(event, language),
      potentialAction: createRegistrationData(event, language),
    }),
  }) as const satisfies Event;
