import type { ReactNode } from 'react';

import { DotField } from '@/components/figures/DotField';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { MarkedList } from '@/components/ui/MarkedList';
import { Section } from '@/components/ui/Section';
import { getContent, type Item } from '@/lib/content';
import { resolveAction } from '@/lib/content/links';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import styles from './RoleWeek.module.scss';

/** Monday to Sunday of a week that begins with the first of a month. */
const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, date: `2024-01-0${weekday}` }));

type WeekProps = {
  readonly weekdays: readonly number[];
  /** The text below the name of each of these days. */
  readonly children: ReactNode;
};

/** The days of a week, some of them marked. Decorative: the text says the same. */
function Week({ weekdays, children }: WeekProps) {
  return (
    <div className={styles.week} aria-hidden="true">
      {week.map(({ weekday, date }) => (
        <div key={weekday}>
          <span className={styles.name}>{getFormats().shortWeekday(date)}</span>
          {weekdays.includes(weekday) && (
            <div className={styles.block} data-surface="turmeric">
              {children}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

type RoleWeekProps = { readonly id: string; readonly roles: readonly Item<'volunteerRoles'>[] };

/** Volunteer roles as one sheet of a planner: what, how long, on which days of the week, and how to apply. */
export function RoleWeek({ id, roles }: RoleWeekProps) {
  const words = getContent().pages.volunteer.roles;

  return (
    <Section id={id} surface="palm" title={words.title} lead={words.lead}>
      <ul className={styles.sheet} role="list" data-surface="paper">
        {roles.map(({ id: role, title, description, hours, days, weekdays, location, features }) => (
          <li key={role} className={styles.role}>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className={styles.hours}>{fill(words.hours, hours)}</p>
              <p>{description}</p>
              <ButtonLink
                action={resolveAction({
                  label: words.apply,
                  path: '/contact',
                  subject: fill(words.subject, { title }),
                })}
                subject={title}
              />
            </div>
            {weekdays && (
              <Week weekdays={weekdays}>
                <DotField count={hours.from} columns={1} />
                <DotField count={hours.to - hours.from} columns={1} tone="hollow" />
              </Week>
            )}
            <div className={styles.details}>
              <dl className={styles.facts}>
                <div>
                  <dt>{words.facts.days}:</dt> <dd>{days}</dd>
                </div>
                <div>
                  <dt>{words.facts.location}:</dt> <dd>{location}</dd>
                </div>
              </dl>
              <div>
                <p>
                  <b>{words.duties}</b>
                </p>
                <MarkedList items={features} kind="small" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
