import clsx from 'clsx';

import { DotField } from '@/components/figures/DotField';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { MarkedList } from '@/components/ui/MarkedList';
import { Section } from '@/components/ui/Section';
import { getContent, type Item } from '@/lib/content';
import { resolveAction } from '@/lib/content/links';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import styles from './RoleWeek.module.scss';

/** Monday to Sunday of a week that begins with the first of a month. */
const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, date: `2024-01-0${weekday}` }));

type WeekProps = { readonly roles: readonly Item<'volunteerRoles'>[] };

/** A week with the roles on their days, and a dot for each hour. Decorative: the text says the same. */
function Week({ roles }: WeekProps) {
  const { shortWeekday } = getFormats();
  return (
    <div aria-hidden="true">
      <p className={`note ${styles.key}`}>{getContent().pages.volunteer.roles.key}</p>
      <div className={styles.week}>
        {week.map(({ weekday, date }) => {
          const those = roles.filter(({ weekdays }) => weekdays?.includes(weekday));
          return (
            <div key={weekday} className={clsx(styles.day, those.length > 0 && styles.busy)}>
              <span className={styles.name}>{shortWeekday(date)}</span>
              {those.map(({ id, title, hours }) => (
                <div key={id} className={styles.block} data-surface="turmeric">
                  <b>{title}</b>
                  <div className={styles.hours}>
                    <DotField count={hours.from} />
                    <DotField count={hours.to - hours.from} tone="hollow" />
                  </div>
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

type RoleWeekProps = WeekProps & { readonly id: string };

/** Volunteer roles as a sheet of a planner: a week, and below it each role, how long it takes and how to apply. */
export function RoleWeek({ id, roles }: RoleWeekProps) {
  const words = getContent().pages.volunteer.roles;

  return (
    <Section id={id} surface="palm" title={words.title} lead={words.lead}>
      <div className={styles.sheet} data-surface="paper">
        <Week roles={roles} />
        <ul className={styles.roles} role="list">
          {roles.map(({ id: role, title, description, hours, days, location, features }) => (
            <li key={role} className={styles.role}>
              <h3>{title}</h3>
              <p className={styles.number}>{fill(words.hours, hours)}</p>
              <p>{description}</p>
              <dl className={styles.facts}>
                <div>
                  <dt>{words.facts.days}:</dt> <dd>{days}</dd>
                </div>
                <div>
                  <dt>{words.facts.location}:</dt> <dd>{location}</dd>
                </div>
              </dl>
              <Fold summaryIs="heading" summary={<b>{words.duties}</b>}>
                <MarkedList items={features} kind="small" />
              </Fold>
              <ButtonLink
                action={resolveAction({
                  label: words.apply,
                  path: '/contact',
                  subject: fill(words.subject, { title }),
                })}
                subject={title}
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
