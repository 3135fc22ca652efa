import { getCurrentLanguage } from '@/lib/language/current-language';
import type { Event } from 'schema-dts';

import { getContent } from '@/lib/content';
import {
  getMachineEnd,
  getMachineStart,
  getRegistrationForm,
  getVenue,
  isOver,
  type CommunityEvent,
} from '@/lib/events/events';
import { locales } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getPictureMarkup } from '@/lib/pictures';

import { country, createOrganizationBrief } from './organization';

function createPlace(event: CommunityEvent) {
  const venue = getVenue(event);
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
const getOrganiser = ({ organiser }: CommunityEvent) =>
  organiser === getContent().enterprise.name
    ? createOrganizationBrief()
    : ({
        '@type': 'Organization',
        name: organiser,
        url: getAbsoluteUrl(getPagePath('/')),
        parentOrganization: createOrganizationBrief(),
      } as const);

/**
 * schema.org data of an event. After it is over, offers and registration are omitted; the status stays, as it took
 * place as scheduled.
 */
export function createEventData(event: CommunityEvent, now: Date) {
  const url = getAbsoluteUrl(getPagePath(`/events/${event.id}`));
  return {
    '@type': 'Event',
    name: event.title,
    inLanguage: locales[getCurrentLanguage()],
    description: event.desc,
    url,
    image: getAbsoluteUrl(getPictureMarkup(event.picture, 'lead').src),
    startDate: getMachineStart(event),
    endDate: getMachineEnd(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: createPlace(event),
    organizer: getOrganiser(event),
    ...(!isOver(event, now) && {
      // Availability is not published.
      offers: { '@type': 'Offer', price: event.cost.rupees, priceCurrency: 'INR', url },
      potentialAction: { '@type': 'RegisterAction', target: getAbsoluteUrl(getRegistrationForm(event).href) },
    }),
  } as const satisfies Event;
}
