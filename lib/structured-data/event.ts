import type { Event } from 'schema-dts';

import type { CommunityEvent } from '@/content/events';
import { contactAbout } from '@/content/links';
import { site } from '@/content/site';
import { isOver, machineEnd, machineStart } from '@/lib/events';
import { absoluteUrl } from '@/lib/metadata';
import { pictureMarkup } from '@/lib/pictures';
import { registrationLetter } from '@/lib/registration';

import { organizationInBrief } from './ids';

const placeOf = ({ venue }: CommunityEvent) =>
  ({
    '@type': 'Place',
    name: venue.name,
    address: {
      '@type': 'PostalAddress',
      ...(venue.street && { streetAddress: venue.street }),
      addressLocality: venue.locality,
      addressRegion: venue.region,
      ...(venue.postalCode && { postalCode: venue.postalCode }),
      addressCountry: site.headOffice.country,
    },
  }) as const;

/** The group that holds the event; ours, unless the content names one. */
const organiserOf = ({ organiser }: CommunityEvent) =>
  organiser === site.name
    ? organizationInBrief()
    : ({
        '@type': 'Organization',
        name: organiser,
        url: absoluteUrl('/'),
        parentOrganization: organizationInBrief(),
      } as const);

/** How to register, for as long as one can. */
const registration = (event: CommunityEvent) =>
  ({
    '@type': 'RegisterAction',
    target: absoluteUrl(contactAbout(registrationLetter(event).subject)),
  }) as const;

/**
 * An event as its page tells it. Once it is over, no way to register is named; its status stays: it took place as it
 * was announced.
 */
export const eventData = (event: CommunityEvent, now: Date) =>
  ({
    '@type': 'Event',
    name: event.title,
    description: event.desc,
    url: absoluteUrl(`/events/${event.slug}`),
    image: absoluteUrl(pictureMarkup(event.picture, 'lead').src),
    startDate: machineStart(event),
    endDate: machineEnd(event),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event),
    organizer: organiserOf(event),
    ...(!isOver(event, now) && { potentialAction: registration(event) }),
  }) as const satisfies Event;
