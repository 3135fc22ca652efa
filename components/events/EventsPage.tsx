import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PlainHero } from '@/components/heroes/PlainHero';
import { PosterHero } from '@/components/heroes/PosterHero';
import { Steps } from '@/components/sections/Steps';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { buildDate } from '@/lib/build-date';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { calendarOfAll } from '@/lib/events/calendar';
import { byCalendar } from '@/lib/events/events';

import { EventLeaves, EventStubs } from './EventLeaves';

/** /events: upcoming and past events, and how to host one. */
export function EventsPage() {
  const language = currentLanguage();
  const { events, pages } = contentIn();
  const { hero, ahead: next, calendar, over: pastWords, host, closing } = pages.events;
  const now = buildDate();
  const { upcoming, past } = byCalendar(events, now);
  const [first] = upcoming;

  return (
    <>
      {first ? (
        <PosterHero {...hero} surface="turmeric" picture={first.picture}>
          <p>{next.lead}</p>
        </PosterHero>
      ) : (
        <PlainHero {...hero} />
      )}
      <Section
        spacing={first ? 'full' : 'joined'}
        title={next.title}
        lead={first ? undefined : next.none}
        more={first ? { label: calendar.label, href: calendarOfAll(language) } : undefined}
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
