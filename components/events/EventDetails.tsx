import { ShareLinks } from '@/components/sections/ShareLinks';
import { ActionLink } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Cluster, Split, Stack } from '@/components/ui/Layout';
import { Lead } from '@/components/ui/Lead';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { getContent, getWords, keepOnEnglishPages, type Action } from '@/lib/content';
import { getCalendarPath } from '@/lib/events/calendar';
import {
  formatCost,
  formatEventDays,
  formatHours,
  formatNeeds,
  isOver,
  getMachineStart,
  formatVenueLines,
  getRegistrationForm,
  getRegistrationLetter,
  getVenue,
  type CommunityEvent,
} from '@/lib/events/events';
import { resolveAction } from '@/lib/content/links';
import { fill } from '@/lib/language/fill';

import styles from './EventDetails.module.scss';

/** Anchors on an event's page: registration, and volunteering. */
export const REGISTRATION = 'register';
export const NEEDS = 'needs';

/** Registration links, each prefilled with the event's name and date, and the calendar file. */
function listRegistrationActions(event: CommunityEvent): readonly Action[] {
  const words = getContent().pages.events.event;
  const { subject, message } = getRegistrationLetter(event);
  return [
    getRegistrationForm(event),
    resolveAction({ label: words.byWhatsapp, contact: 'whatsapp', message }),
    resolveAction({ label: words.byMail, contact: 'email', subject, message }),
    words.byPhone,
    { label: words.addToCalendar, href: getCalendarPath(event) },
  ];
}

type EventProps = {
  readonly event: CommunityEvent;
};

function Place({ event }: EventProps) {
  const { pages } = getContent();
  const words = getWords('site');
  const { name, map } = getVenue(event);
  return (
    <>
      {name}
      {formatVenueLines(event).map((part) => (
        <p key={part} className={styles.more}>
          {part}
        </p>
      ))}
      {map !== undefined && (
        <p className={styles.more}>
          <ExternalLink className="tap-target" href={map} newTab={words.opensInNewTab}>
            {pages.events.event.map}
          </ExternalLink>
        </p>
      )}
    </>
  );
}

function Cost({ event }: EventProps) {
  return (
    <>
      {formatCost(event)}
      {event.cost.includes && <p className={styles.more}>{event.cost.includes}</p>}
    </>
  );
}

/** Volunteer tasks of an event and how to offer help; nothing if there are none. */
function Needs({ event }: EventProps) {
  const { title, offer, subject } = getContent().pages.events.event.needs;
  const needs = formatNeeds(event);
  if (needs.length === 0) return null;
  const about = fill(subject, { title: event.title, days: formatEventDays(event) });
  return (
    <Split ratio="4:8">
      <h2 id={NEEDS}>{title}</h2>
      <div>
        <MarkedList items={needs} kind="lines" />
        <MoreLink action={resolveAction({ label: offer, path: '/contact', subject: about })} />
      </div>
    </Split>
  );
}

type EventDetailsProps = EventProps & {
  readonly now: Date;
};

/** How to register: one button, and links for other channels. After the event, a note that it is over. */
function Registration({ event, now }: EventDetailsProps) {
  const { pages } = getContent();
  const shared = getWords('site');
  const words = pages.events.event;
  const tamil = keepOnEnglishPages(shared.speaksTamil);
  const over = isOver(event, now);
  const [first, ...others] = over ? [words.all] : listRegistrationActions(event);

  return (
    <Section id={REGISTRATION} surface="indigo">
      <Split ratio="7:5" align="center">
        <div>
          <h2>{over ? words.over : words.registerTitle}</h2>
          <Lead space="2xs">
            {over ? (
              words.overText
            ) : (
              <>
                {words.registerText} {!getVenue(event).street && words.sendsDirections}{' '}
                {tamil && <span lang="ta">{tamil}</span>}
              </>
            )}
          </Lead>
        </div>
        <div className="no-print">
          {first && <ButtonRow actions={[first]} className={styles.contact} />}
          <Cluster className={styles.others}>
            {others.map((action) => (
              <ActionLink key={action.label} className="tap-target" action={action} />
            ))}
          </Cluster>
        </div>
      </Split>
    </Section>
  );
}

/** The content of an event's page: date and place, description, registration. */
export function EventDetails({ event, now }: EventDetailsProps) {
  const words = getContent().pages.events.event;
  const { facts } = words;
  const over = isOver(event, now);

  return (
    <>
      <section data-surface="turmeric">
        <dl className={`wrap ${styles.facts}`}>
          {[
            {
              name: facts.date,
              value: <time dateTime={getMachineStart(event)}>{formatEventDays(event)}</time>,
            },
            { name: facts.time, value: formatHours(event) },
            { name: facts.place, value: <Place event={event} /> },
            { name: facts.cost, value: <Cost event={event} /> },
            { name: facts.attendees, value: event.attendees },
            { name: facts.organiser, value: event.organiser },
          ].map(({ name, value }) => (
            <div key={name}>
              <dt className="caption">{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Section surface="paper">
        <Stack space="xl">
          <Split ratio="4:8">
            <h2>{words.about}</h2>
            <div className={styles.about}>
              {event.about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Split>
          <Split ratio="4:8">
            <h2>{over ? words.was : words.expect}</h2>
            <MarkedList items={event.expect} kind="lines" />
          </Split>
          {!over && <Needs event={event} />}
        </Stack>
      </Section>
      <Registration event={event} now={now} />
      <Section>
        <ShareLinks title={event.title} path={`/events/${event.id}`} />
      </Section>
    </>
  );
}
