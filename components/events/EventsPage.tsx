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

import { EventList, NextEvent } from './EventList';
import { EventRows } from './EventRows';

/** /events: upcoming and past events, and how to host one. */
export function EventsPage() {
  const language = currentLanguage();
  const { events, pages } = contentIn();
  const { hero, ahead: next, calendar, over: pastWords, host, closing } = pages.events;
  const now = buildDate();
  const { upcoming, past } = byCalendar(events, now);
  const [first, ...rest] = upcoming;

  return (
    <>
      {first ? (
        <PosterHero {...hero} surface="turmeric" picture={first.picture}>
          <NextEvent event={first} now={now} />
        </PosterHero>
      ) : (
        <PlainHero {...hero} />
      )}
      <Section
        spacing={first ? 'full' : 'joined'}
        title={next.title}
        lead={first ? next.lead : next.none}
        more={first ? { label: calendar.label, href: calendarOfAll(language) } : undefined}
      >
        {rest.length > 0 && <EventList events={rest} now={now} />}
      </Section>
      <Steps surface="wash" title={host.title} lead={host.lead} steps={host.steps}>
        <ButtonRow actions={[host.action]} />
      </Steps>
      <EventRows {...pastWords} events={past} />
      <LineCallToAction {...closing} />
    </>
  );
}
