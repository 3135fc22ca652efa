import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { StructuredData } from '@/components/layout/StructuredData';
import { PosterHero } from '@/components/heroes/PosterHero';
import { buildDate } from '@/lib/build-date';
import { getContent } from '@/lib/content';
import { splitByDate, formatDayNumbers, formatEventDays, isOver, type CommunityEvent } from '@/lib/events/events';
import { findHub } from '@/lib/content/hubs';
import { createEventData } from '@/lib/seo/event';

import { EventBadge } from './EventBadge';
import { EventDetails, REGISTRATION } from './EventDetails';
import { EventRows } from './EventRows';

/** The length of a date that is a single day. */
const SHORT_LENGTH = 2;

type EventPageProps = { readonly event: CommunityEvent };

/** An event's page: the event, its registration, and what comes next. */
export function EventPage({ event }: EventPageProps) {
  const { events, pages } = getContent();
  const { closing, event: words } = pages.events;
  const now = buildDate();
  const over = isOver(event, now);
  const number = formatDayNumbers(event);
  const hub = findHub(event.venue.hub ?? '');
  const others = splitByDate(events, now).upcoming.filter(({ id }) => id !== event.id);

  return (
    <>
      <PosterHero
        title={event.title}
        lead={event.desc}
        surface={hub ? 'hub' : 'indigo'}
        theme={hub?.theme}
        picture={event.picture}
        figure={{ value: number, length: number.length > SHORT_LENGTH ? 'middle' : 'short', isRepeated: true }}
        above={
          <>
            <p>
              <EventBadge event={event} now={now} />
            </p>
            <p>
              {event.location}, {formatEventDays(event)}
            </p>
          </>
        }
        actions={over ? [] : [{ label: words.register, href: `#${REGISTRATION}` }]}
      />
      <EventDetails event={event} now={now} />
      <EventRows shows="cost" surface="wash" title={words.others} events={others.slice(0, 6)} />
      <LineCallToAction {...(over ? closing : words.closing)} />
      <StructuredData things={[createEventData(event, now)]} />
    </>
  );
}
