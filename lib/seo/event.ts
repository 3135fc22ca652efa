import { currentLanguage } from '../current-language';
import type { Event } from 'schema-dts';

import { contentIn } from '@/lib/content';
import { isOver, machineEnd, machineStart, venueOf, type CommunityEvent } from '@/lib/events/events';
import { registrationForm } from '@/lib/events/registration';
import { type Language, locales } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { absoluteUrl } from '@/lib/metadata';
import { pictureMarkup } from '@/lib/pictures';

import { country, organizationInBrief } from './ids';

function placeOf(event: CommunityEvent, language: Language) {
  const venue = venueOf(event, language);
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
const organiserOf = ({ organiser }: CommunityEvent, language: Language) =>
  organiser === contentIn(language).enterprise.name
    ? organizationInBrief(language)
    : ({
        '@type': 'Organization',
        name: organiser,
        url: absoluteUrl(pathTo('/', language)),
        parentOrganization: organizationInBrief(language),
      } as const);

const registration = (event: CommunityEvent, language: Language) =>
  ({
    '@type': 'RegisterAction',
    target: absoluteUrl(registrationForm(event, language).href),
  }) as const;

/** The price of a seat, while registration is open. Availability is not published. */
const seat = ({ id, cost }: CommunityEvent, language: Language) =>
  ({
    '@type': 'Offer',
    price: cost.rupees,
    priceCurrency: 'INR',
    url: absoluteUrl(pathTo(`/events/${id}`, language)),
  }) as const;

/**
 * schema.org data of an event. After it is over, offers and registration are omitted; the status stays, as it took
 * place as scheduled.
 */
export const eventData = (event: CommunityEvent, now: Date, language: Language = currentLanguage()) =>
  ({
    '@type': 'Event',
    name: event.title,
    inLanguage: locales[language],
    description: event.desc,
    url: absoluteUrl(pathTo(`/events/${event.id}`, language)),
    image: absoluteUrl(pictureMarkup(event.picture, 'lead').src),
    startDate: machineStart(event),
    endDate: machineEnd(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event, language),
    organizer: organiserOf(event, language),
    ...(!isOver(event, now) && { offers: seat(event, language), potentialAction: registration(event, language) }),
  }) as const satisfies Event;
