import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { careers, type CareerOpening } from '@/content/careers';
import { mailAbout } from '@/content/links';
import { site } from '@/content/site';
import { isClosed, roleFacts } from '@/lib/careers';
import { formatDate } from '@/lib/format';

import styles from './RoleDetails.module.scss';
import { DetailBlock, SplitDetails } from './SplitDetails';

const seeAll: Action = { label: careers.role.seeAll, path: '/careers' };

/** The ways to apply: a letter with its subject filled in, a call, and back to the other roles. */
function applyActions({ title, location }: CareerOpening): Action[] {
  const { applyByMail, applyByPhone, mailSubject } = careers.role;
  return [
    { label: applyByMail, href: mailAbout(`${mailSubject}: ${title}, ${location}`) },
    { label: applyByPhone, href: site.phone.href },
    seeAll,
  ];
}

type RoleDetailsProps = {
  readonly opening: CareerOpening;
  /** What counts as today. */
  readonly now: Date;
};

/** A role in full: its lists at the left; at the right the way to apply, or that there is none any more. */
export function RoleDetails({ opening, now }: RoleDetailsProps) {
  const { role } = careers;
  const closed = isClosed(opening, now);
  const facts = [...roleFacts(opening), [role.facts.posted, formatDate(opening.posted)] as const];
  const lists = [
    { title: role.duties, items: opening.duties },
    { title: role.brings, items: opening.brings },
    { title: role.terms, items: opening.terms },
  ];

  return (
    <SplitDetails
      spacing="joined"
      aside={
        <DetailBlock title={closed ? role.closed : role.apply}>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>{closed ? role.closedText : role.applyText}</p>
          <ButtonRow actions={closed ? [seeAll] : applyActions(opening)} />
        </DetailBlock>
      }
    >
      {lists.map(({ title, items }) => (
        <DetailBlock key={title} title={title}>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </DetailBlock>
      ))}
    </SplitDetails>
  );
}
