import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { EventBadge } from '@/components/sections/EventBadge';
import { EventCards } from '@/components/sections/EventCards';
import { EventDetails, REGISTRATION } from '@/components/sections/EventDetails';
import { ItemHero } from '@/components/sections/ItemHero';
import { events } from '@/content/events';
import { eventsPage, eventWords } from '@/content/events-page';
import { buildDate } from '@/lib/build-date';
import { byCalendar, formatEventDays, isOver } from '@/lib/events';
import { itemMetadata } from '@/lib/metadata';
import { eventData } from '@/lib/structured-data/event';

type Params = { readonly params: Promise<{ readonly slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => events.map(({ slug }) => ({ slug }));

const eventAt = async ({ params }: Params) => {
  const { slug } = await params;
  return events.find((event) => event.slug === slug) ?? notFound();
};

export async function generateMetadata(props: Params): Promise<Metadata> {
  const { slug, title, desc } = await eventAt(props);
  return itemMetadata(`/events/${slug}`, title, desc);
}

export default async function EventPage(props: Params) {
  const event = await eventAt(props);
  const now = buildDate();
  const others = byCalendar(events, now).ahead.filter(({ slug }) => slug !== event.slug);
  const next = others.slice(0, 6);

  return (
    <SiteLayout path={`/events/${event.slug}`}>
      <ItemHero
        title={event.title}
        lead={event.desc}
        picture={event.picture}
        meta={
          <>
            <EventBadge event={event} now={now} />
            {event.location}, {formatEventDays(event)}
          </>
        }
        actions={isOver(event, now) ? [] : [{ label: eventWords.register, href: `#${REGISTRATION}` }]}
      />
      <EventDetails event={event} now={now} />
      <EventCards ground="wash" title={eventWords.others} events={next} />
      <CallToAction {...(isOver(event, now) ? eventsPage.closing : eventWords.closing)} />
      <StructuredData things={[eventData(event, now)]} />
    </SiteLayout>
  );
}
