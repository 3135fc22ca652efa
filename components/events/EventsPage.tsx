import { ListPage } from '@/components/sections/ListPage';
import { Steps } from '@/components/sections/Steps';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { buildDate } from '@/lib/build-date';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { calendarOfAll } from '@/lib/events/calendar';
import { calendarPage } from '@/lib/events/events';

import { EventList, NextEvent } from './EventList';
import { EventRows } from './EventRows';

type EventsPageProps = {
  /** Which page of the list. */
  readonly number?: number;
};

/** Upcoming and past events; on the first page, how to host an event too. */
export function EventsPage({ number = 1 }: EventsPageProps) {
  const language = currentLanguage();
  const { events, pages } = contentIn(language);
  const { hero, ahead: next, calendar, over: past, host, closing } = pages.events;
  const now = buildDate();
  const { page, ahead, over } = calendarPage(events, now, number);
  const isFirst = number === 1;
  const [first] = isFirst ? ahead : [];
  const rest = first ? ahead.slice(1) : ahead;

  return (
    <ListPage page={page} hero={hero} callToAction={closing}>
      {first && <NextEvent event={first} now={now} />}
      {(isFirst || rest.length > 0) && (
        <Section
          spacing={first ? 'full' : 'joined'}
          title={next.title}
          lead={ahead.length > 0 ? next.lead : next.none}
          more={first ? { label: calendar.label, href: calendarOfAll(language) } : undefined}
        >
          {rest.length > 0 && <EventList events={rest} now={now} />}
        </Section>
      )}
      {isFirst && (
        <Steps surface="wash" title={host.title} lead={host.lead} steps={host.steps}>
          <ButtonRow actions={[host.action]} />
        </Steps>
      )}
      <EventRows {...past} events={over} />
    </ListPage>
  );
}
