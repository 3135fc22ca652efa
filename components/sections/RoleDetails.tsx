import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { careers, type CareerOpening } from '@/content/careers';
import { site } from '@/content/site';
import { isClosed, roleFacts } from '@/lib/careers';
import { formatDate } from '@/lib/format';

import styles from './RoleDetails.module.scss';

const seeAll: Action = { label: careers.role.seeAll, path: '/careers' };

/** The ways to apply: a letter with its subject filled in, a call, and back to the other roles. */
function applyActions({ title, location }: CareerOpening): Action[] {
  const { applyByMail, applyByPhone, mailSubject } = careers.role;
  const subject = encodeURIComponent(`${mailSubject}: ${title}, ${location}`);
  return [
    { label: applyByMail, href: `mailto:${site.email}?subject=${subject}` },
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
    <Section spacing="joined">
      <div className={styles.split}>
        <div className={styles.lists}>
          {lists.map(({ title, items }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul className={styles.list}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.apply} data-ground="palm">
          <h2 className={styles.title}>{closed ? role.closed : role.apply}</h2>
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
        </div>
      </div>
    </Section>
  );
}
