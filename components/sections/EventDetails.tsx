import { ButtonRow } from '@/components/ui/ButtonLink';
import type { Action } from '@/components/ui/ActionLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { FactList } from '@/components/ui/FactList';
import { MarkedList } from '@/components/ui/MarkedList';
import type { CommunityEvent } from '@/content/events';
import { eventWords } from '@/content/events-page';
import { words } from '@/content/interface';
import { contactAbout, mailAbout, whatsappAbout } from '@/content/links';
import { site } from '@/content/site';
import { calendarPath } from '@/lib/calendar';
import { formatEventDays, formatHours, isOver, machineStart } from '@/lib/events';
import { registrationLetter } from '@/lib/registration';

import styles from './EventDetails.module.scss';
import { DetailBlock, SplitDetails } from './SplitDetails';

/** The place on an event's page where one registers. */
export const REGISTRATION = 'register';

/** The ways to register, each with the event's name and date written down already, and to keep the date. */
function registrationActions(event: CommunityEvent): readonly Action[] {
  const { subject, message } = registrationLetter(event);
  return [
    { label: eventWords.byForm, href: contactAbout(subject) },
    { label: eventWords.byWhatsapp, href: whatsappAbout(message), opensNewTab: true },
    { label: eventWords.byMail, href: mailAbout(subject, message) },
    { label: `${eventWords.byPhone} ${site.phone.display}`, href: site.phone.href },
    { label: eventWords.addToCalendar, href: calendarPath(event) },
  ];
}

function Place({ venue }: Pick<CommunityEvent, 'venue'>) {
  const { name, street, locality, region, postalCode } = venue;
  return (
    <>
      {name}
      <br />
      {street && (
        <>
          {street}
          <br />
        </>
      )}
      {locality}, {region} {postalCode}
      {street === site.headOffice.street && (
        <>
          <br />
          <ExternalLink className="target" href={site.headOffice.map}>
            {eventWords.map}
          </ExternalLink>
        </>
      )}
    </>
  );
}

type EventDetailsProps = {
  readonly event: CommunityEvent;
  /** What counts as today. */
  readonly now: Date;
};

/** How to get a seat; once the event is over, that there is none. */
function Registration({ event, now }: EventDetailsProps) {
  if (isOver(event, now)) {
    return (
      <div>
        <p>{eventWords.overText}</p>
        <ButtonRow actions={[{ label: eventWords.all, path: '/events' }]} />
      </div>
    );
  }
  return (
    <div>
      <p>
        {eventWords.registerText} {!event.venue.street && eventWords.sendsDirections}{' '}
        <span lang="ta">{words.speaksTamil}</span>
      </p>
      <ButtonRow actions={registrationActions(event)} />
    </div>
  );
}

/** An event in full: what it is at the left, when and where and the way to a seat at the right. */
export function EventDetails({ event, now }: EventDetailsProps) {
  const { facts } = eventWords;

  return (
    <SplitDetails
      spacing="joined"
      aside={
        <>
          <DetailBlock title={isOver(event, now) ? eventWords.over : eventWords.registerTitle} id={REGISTRATION}>
            <FactList
              facts={[
                {
                  name: facts.date,
                  value: <time dateTime={machineStart(event)}>{formatEventDays(event)}</time>,
                },
                { name: facts.time, value: formatHours(event) },
                { name: facts.place, value: <Place venue={event.venue} /> },
                { name: facts.attendees, value: event.attendees },
                { name: facts.organiser, value: event.organiser },
              ]}
            />
          </DetailBlock>
          <Registration event={event} now={now} />
        </>
      }
    >
      <DetailBlock title={eventWords.about}>
        {event.about.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </DetailBlock>
      <DetailBlock title={eventWords.expect}>
        <MarkedList items={event.expect} />
      </DetailBlock>
    </SplitDetails>
  );
}
