import { PictureCallToAction } from '@/components/calls-to-action/PictureCallToAction';
import { EventRows } from '@/components/events/EventRows';
import { PictureHero } from '@/components/heroes/PictureHero';
import { Steps } from '@/components/sections/Steps';
import { Card, CardGrid } from '@/components/ui/Card';
import { FactList } from '@/components/ui/FactList';
import { Icon } from '@/components/ui/Icon';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { buildDate } from '@/lib/build-date';
import { contentIn, type Item } from '@/lib/content';
import { currentContent } from '@/lib/current-content';
import { currentLanguage } from '@/lib/current-language';
import { byCalendar } from '@/lib/events/events';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';

import styles from './VolunteerPage.module.scss';

type VolunteerRolesProps = { readonly roles: readonly Item<'volunteerRoles'>[] };

function VolunteerRoles({ roles }: VolunteerRolesProps) {
  const language = currentLanguage();
  const words = contentIn(language).pages.volunteer.roles;

  return (
    <Section id="roles" surface="palm" title={words.title} lead={words.lead}>
      <CardGrid from="never">
        {roles.map(({ id, title, description, hours, days, location, features }) => (
          <Card
            key={id}
            variant="panel"
            layout="line"
            title={title}
            text={description}
            foot={
              <MoreLink
                action={actionTo(
                  { label: words.apply, path: '/contact', subject: fill(words.subject, { title }) },
                  language,
                )}
                subject={title}
              />
            }
          >
            <div>
              <FactList
                kind="small"
                facts={[
                  { name: words.facts.duration, value: fill(words.hours, hours) },
                  { name: words.facts.days, value: days },
                  { name: words.facts.location, value: location },
                ]}
              />
              <MarkedList items={features} />
            </div>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

/** /volunteer: the roles, the help that events need, who can, and what happens after one applies. */
export function VolunteerPage() {
  const { pages, volunteerRoles, events } = currentContent();
  const { hero, needs, fit, steps, closing } = pages.volunteer;

  const helped = byCalendar(events, buildDate()).ahead.filter((event) => event.needs);

  return (
    <>
      <PictureHero {...hero} />
      {volunteerRoles.length > 0 && <VolunteerRoles roles={volunteerRoles} />}
      <EventRows {...needs} shows="needs" events={helped} />
      <Section title={fit.title} lead={fit.lead} more={fit.more}>
        <div className={styles.columns}>
          {fit.lists.map(({ title, entries }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul className={styles.list} role="list">
                {entries.map((entry) => (
                  <li key={entry} className={styles.entry}>
                    <Icon name="check" className={styles.tick} />
                    {entry}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Steps {...steps} surface="wash" />
      <PictureCallToAction {...closing} />
    </>
  );
}
