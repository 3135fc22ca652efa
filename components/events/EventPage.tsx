import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { StructuredData } from '@/components/layout/StructuredData';
import { PictureHero } from '@/components/heroes/PictureHero';
import { buildDate } from '@/lib/build-date';
import { contentIn } from '@/lib/content';
import { byCalendar, formatEventDays, isOver, type CommunityEvent } from '@/lib/events/events';
import type { PageProps } from '@/lib/pages';
import { eventData } from '@/lib/seo/event';

import { EventBadge } from './EventBadge';
import { EventDetails, REGISTRATION } from './EventDetails';
import { EventRows } from './EventRows';

type EventPageProps = PageProps & { readonly event: CommunityEvent };

/** An event: what it is, the way to a seat, and what comes next. */
export function EventPage({ event, language }: EventPageProps) {
  const { events, pages } = contentIn(language);
  const { closing, event: words } = pages.events;
  const now = buildDate();
  const over = isOver(event, now);
  const others = byCalendar(events, now).ahead.filter(({ id }) => id !== event.id);

  return (
    <>
      <PictureHero
        title={event.title}
        lead={event.desc}
        picture={event.picture}
        above={
          <>
            <EventBadge event={event} now={now} language={language} />
            {event.location}, {formatEventDays(event, language)}
          </>
        }
        language={language}
        actions={over ? [] : [{ label: words.register, href: `#${REGISTRATION}` }]}
      />
      <EventDetails event={event} now={now} language={language} />
      <EventRows ahead ground="wash" title={words.others} events={others.slice(0, 6)} language={language} />
      <LineCallToAction {...(over ? closing : words.closing)} language={language} />
      <StructuredData things={[eventData(event, now, language)]} />
    </>
  );
}
