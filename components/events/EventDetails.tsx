import { Fragment } from 'react';

import { ShareLinks } from '@/components/sections/ShareLinks';
import { DetailBlock, SplitDetails } from '@/components/sections/SplitDetails';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { FactList } from '@/components/ui/FactList';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { contentIn, type Action } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { calendarPath } from '@/lib/events/calendar';
import {
  formatCost,
  formatEventDays,
  formatHours,
  formatNeeds,
  isOver,
  machineStart,
  venueLines,
  venueOf,
  type CommunityEvent,
} from '@/lib/events/events';
import { registrationForm, registrationLetter } from '@/lib/events/registration';
import { besideEnglish, type Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';

import styles from './EventDetails.module.scss';

/** The places on an event's page where one registers, and where one offers help. */
export const REGISTRATION = 'register';
export const NEEDS = 'needs';

/** The ways to register, each with the event's name and date written down already, and to keep the date. */
function registrationActions(event: CommunityEvent, language: Language): readonly Action[] {
  const words = contentIn(language).pages.events.event;
  const { subject, message } = registrationLetter(event, language);
  return [
    registrationForm(event, language),
    actionTo({ label: words.byWhatsapp, contact: 'whatsapp', message }, language),
    actionTo({ label: words.byMail, contact: 'email', subject, message }, language),
    words.byPhone,
    { label: words.addToCalendar, href: calendarPath(event, language) },
  ];
}

type EventProps = {
  readonly event: CommunityEvent;
};

function Place({ event }: EventProps) {
  const language = currentLanguage();
  const { interface: words, pages } = contentIn(language);
  const { name, map } = venueOf(event, language);
  return (
    <>
      {name}
      {venueLines(event, language).map((part) => (
        <Fragment key={part}>
          <br />
          {part}
        </Fragment>
      ))}
      {map !== undefined && (
        <>
          <br />
          <ExternalLink className="tap-target" href={map} newTab={words.opensInNewTab}>
            {pages.events.event.map}
          </ExternalLink>
        </>
      )}
    </>
  );
}

function Cost({ event }: EventProps) {
  const language = currentLanguage();
  return (
    <>
      {formatCost(event, language)}
      {event.cost.includes && <span className={styles.includes}>{event.cost.includes}</span>}
    </>
  );
}

/** The help that an event needs, and the way to offer it; nothing where it needs none. */
function Needs({ event }: EventProps) {
  const language = currentLanguage();
  const { title, offer, subject } = contentIn(language).pages.events.event.needs;
  const needs = formatNeeds(event, language);
  if (needs.length === 0) return null;
  const about = fill(subject, { title: event.title, days: formatEventDays(event, language) });
  return (
    <DetailBlock title={title} id={NEEDS}>
      <MarkedList items={needs} />
      <MoreLink action={actionTo({ label: offer, path: '/contact', subject: about }, language)} />
    </DetailBlock>
  );
}

type EventDetailsProps = EventProps & {
  readonly now: Date;
};

/** How to get a seat; once the event is over, that there is none. */
function Registration({ event, now }: EventDetailsProps) {
  const language = currentLanguage();
  const { interface: shared, pages } = contentIn(language);
  const words = pages.events.event;
  const tamil = besideEnglish(shared.speaksTamil, language);
  if (isOver(event, now)) {
    return (
      <div>
        <p>{words.overText}</p>
        <ButtonRow actions={[words.all]} />
      </div>
    );
  }
  return (
    <div>
      <p>
        {words.registerText} {!venueOf(event, language).street && words.sendsDirections}{' '}
        {tamil && <span lang="ta">{tamil}</span>}
      </p>
      <ButtonRow actions={registrationActions(event, language)} className={styles.ways} />
    </div>
  );
}

/** An event in full: what it is at the left, when and where and the way to a seat at the right. */
export function EventDetails({ event, now }: EventDetailsProps) {
  const language = currentLanguage();
  const words = contentIn(language).pages.events.event;
  const { facts } = words;

  return (
    <>
      <SplitDetails
        aside={
          <>
            <DetailBlock title={isOver(event, now) ? words.over : words.registerTitle} id={REGISTRATION}>
              <FactList
                facts={[
                  {
                    name: facts.date,
                    value: <time dateTime={machineStart(event)}>{formatEventDays(event, language)}</time>,
                  },
                  { name: facts.time, value: formatHours(event, language) },
                  { name: facts.place, value: <Place event={event} /> },
                  { name: facts.cost, value: <Cost event={event} /> },
                  { name: facts.attendees, value: event.attendees },
                  { name: facts.organiser, value: event.organiser },
                ]}
              />
            </DetailBlock>
            <Registration event={event} now={now} />
          </>
        }
      >
        <DetailBlock title={words.about}>
          {event.about.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </DetailBlock>
        <DetailBlock title={isOver(event, now) ? words.was : words.expect}>
          <MarkedList items={event.expect} />
        </DetailBlock>
        {!isOver(event, now) && <Needs event={event} />}
      </SplitDetails>
      <Section spacing="joined">
        <ShareLinks title={event.title} path={`/events/${event.id}`} />
      </Section>
    </>
  );
}
