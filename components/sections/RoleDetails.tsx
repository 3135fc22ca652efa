import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { careers, type CareerOpening } from '@/content/careers';
import { site } from '@/content/site';
import { roleFacts } from '@/lib/careers';

import styles from './RoleDetails.module.scss';
import { DetailBlock, SplitDetails } from './SplitDetails';

/** The ways to apply: a letter with its subject filled in, a call, and back to the other roles. */
function applyActions({ title, location }: CareerOpening): Action[] {
  const { applyByMail, applyByPhone, mailSubject, seeAll } = careers.role;
  const subject = encodeURIComponent(`${mailSubject}: ${title}, ${location}`);
  return [
    { label: applyByMail, href: `mailto:${site.email}?subject=${subject}` },
    { label: applyByPhone, href: site.phone.href },
    { label: seeAll, path: '/careers' },
  ];
}

/** A role in full: its lists at the left, the way to apply at the right. */
export function RoleDetails({ opening }: { readonly opening: CareerOpening }) {
  const { role } = careers;
  const lists = [
    { title: role.duties, items: opening.duties },
    { title: role.brings, items: opening.brings },
    { title: role.terms, items: opening.terms },
  ];

  return (
    <SplitDetails
      spacing="joined"
      aside={
        <DetailBlock title={role.apply}>
          <dl className={styles.facts}>
            {roleFacts(opening).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>{role.applyText}</p>
          <ButtonRow actions={applyActions(opening)} />
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
