import { PictureCallToAction } from '@/components/calls-to-action/PictureCallToAction';
import { EventRows } from '@/components/events/EventRows';
import { PosterHero } from '@/components/heroes/PosterHero';
import { PictureList } from '@/components/sections/PictureList';
import { Steps } from '@/components/sections/Steps';
import { FactList } from '@/components/ui/FactList';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { RestFold } from '@/components/ui/RestFold';
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
      <ul role="list">
        {roles.map(({ id, title, description, hours, days, location, features }) => (
          <li key={id} className={styles.role}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.hours}>{fill(words.hours, hours)}</p>
            <p className={styles.text}>{description}</p>
            <div className={styles.details}>
              <FactList
                kind="small"
                facts={[
                  { name: words.facts.days, value: days },
                  { name: words.facts.location, value: location },
                ]}
              />
              <RestFold label={words.duties} subject={title}>
                <MarkedList items={features} kind="small" />
              </RestFold>
            </div>
            <div className={styles.apply}>
              <MoreLink
                action={actionTo(
                  { label: words.apply, path: '/contact', subject: fill(words.subject, { title }) },
                  language,
                )}
                subject={title}
              />
            </div>
          </li>
        ))}
      </ul>
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
      <PosterHero {...hero} />
      {volunteerRoles.length > 0 && <VolunteerRoles roles={volunteerRoles} />}
      <EventRows {...needs} shows="needs" events={helped} />
      <PictureList
        {...fit}
        entries={fit.lists.map(({ title, entries }) => ({ title, points: entries }))}
        surface="indigo"
      />
      <Steps {...steps} surface="wash" />
      <PictureCallToAction {...closing} />
    </>
  );
}
