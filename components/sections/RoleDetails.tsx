import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { careers, type CareerOpening } from '@/content/careers';
import { site } from '@/content/site';
import { roleFacts } from '@/lib/careers';

import styles from './RoleDetails.module.scss';

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
          <h2 className={styles.title}>{role.apply}</h2>
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
        </div>
      </div>
    </Section>
  );
}
