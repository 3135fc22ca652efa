import { DetailBlock, SplitDetails } from '@/components/sections/SplitDetails';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { MarkedList } from '@/components/ui/MarkedList';
import { isClosed, roleFacts, type CareerOpening } from '@/lib/careers/careers';
import { contentIn, type Action } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import styles from './RoleDetails.module.scss';

/** The ways to apply: a letter with its subject filled in, a call, and back to the other roles. */
function applyActions({ title, location }: CareerOpening, language: Language): Action[] {
  const { applyByMail, applyByPhone, mailSubject, seeAll } = contentIn(language).pages.careers.role;
  const subject = fill(mailSubject, { title, location });
  return [actionTo({ label: applyByMail, contact: 'email', subject }, language), applyByPhone, seeAll];
}

type RoleDetailsProps = {
  readonly opening: CareerOpening;
  /** What counts as today. */
  readonly now: Date;
  readonly language: Language;
};

/** A role in full: its lists at the left; at the right the way to apply, or that there is none any more. */
export function RoleDetails({ opening, now, language }: RoleDetailsProps) {
  const { role } = contentIn(language).pages.careers;
  const closed = isClosed(opening, now);
  const facts = [
    ...roleFacts(opening, language),
    [role.facts.posted, formatsOf(language).date(opening.posted)] as const,
  ];
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
          <ButtonRow actions={closed ? [role.seeAll] : applyActions(opening, language)} />
        </DetailBlock>
      }
    >
      {lists.map(({ title, items }) => (
        <DetailBlock key={title} title={title}>
          <MarkedList items={items} />
        </DetailBlock>
      ))}
    </SplitDetails>
  );
}
