import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { EventCards } from '@/components/sections/EventCards';
import { EventList } from '@/components/sections/EventList';
import { Pager } from '@/components/sections/Pager';
import { PlainHero } from '@/components/sections/PlainHero';
import { Steps } from '@/components/sections/Steps';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { events } from '@/content/events';
import { eventsPage } from '@/content/events-page';
import { buildDate } from '@/lib/build-date';
import { CALENDAR } from '@/lib/calendar';
import { calendarPage } from '@/lib/events';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/events');

export default function EventsPage() {
  const now = buildDate();
  const { page, ahead, over } = calendarPage(events, now, 1);
  const { hero, ahead: next, calendar, host, closing } = eventsPage;

  return (
    <SiteLayout path="/events">
      <PlainHero {...hero} kolam="small" />
      <Section
        spacing="joined"
        title={next.title}
        lead={ahead.length > 0 ? next.lead : next.none}
        more={{ label: calendar.label, href: CALENDAR }}
      >
        <EventList events={ahead} now={now} />
      </Section>
      <Steps ground="wash" title={host.title} lead={host.lead} steps={host.steps}>
        <ButtonRow actions={[host.action]} />
      </Steps>
      <EventCards {...eventsPage.over} events={over} />
      <Pager {...page} />
      <CallToAction {...closing} />
    </SiteLayout>
  );
}
