import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { Steps } from '@/components/sections/Steps';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { buildDate } from '@/lib/build-date';
import { getContent } from '@/lib/content';
import { getFullCalendarPath } from '@/lib/events/calendar';
import { splitByDate } from '@/lib/events/events';

import { EventLeaves, EventStubs } from './EventLeaves';

/** /events: upcoming and past events, and how to host one. */
export function EventsPage() {
  const { events, pages } = getContent();
  const { hero, ahead: next, calendar, over: pastWords, host, closing } = pages.events;
  const now = buildDate();
  const { upcoming, past } = splitByDate(events, now);
  const [first] = upcoming;

  return (
    <>
      <PosterHero {...hero} surface="turmeric" side="full">
        {first && <p>{next.lead}</p>}
      </PosterHero>
      <Section
        surface="turmeric"
        spacing="joined"
        title={next.title}
        lead={first ? undefined : next.none}
        more={first ? { label: calendar.label, href: getFullCalendarPath() } : undefined}
      >
        {upcoming.length > 0 && <EventLeaves events={upcoming} now={now} />}
      </Section>
      <Steps surface="palm" title={host.title} lead={host.lead} steps={host.steps}>
        <ButtonRow actions={[host.action]} />
      </Steps>
      {past.length > 0 && (
        <Section surface="wash" {...pastWords}>
          <EventStubs events={past} />
        </Section>
      )}
      <LineCallToAction {...closing} />
    </>
  );
}
