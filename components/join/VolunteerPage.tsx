import { PictureCallToAction } from '@/components/calls-to-action/PictureCallToAction';
import { EventRows } from '@/components/events/EventRows';
import { PosterHero } from '@/components/heroes/PosterHero';
import { PictureList } from '@/components/sections/PictureList';
import { ColourPanels } from '@/components/sections/ColourPanels';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Storyboard } from '@/components/sections/Storyboard';
import { FactList } from '@/components/ui/FactList';
import { MarkedList } from '@/components/ui/MarkedList';
import { buildDate } from '@/lib/build-date';
import { getContent, type Item } from '@/lib/content';
import { splitByDate } from '@/lib/events/events';
import { resolveAction } from '@/lib/content/links';
import { fill } from '@/lib/language/fill';

type VolunteerRolesProps = { readonly roles: readonly Item<'volunteerRoles'>[] };

function VolunteerRoles({ roles }: VolunteerRolesProps) {
  const words = getContent().pages.volunteer.roles;

  return (
    <ColourPanels
      id="roles"
      title={words.title}
      lead={words.lead}
      walls={roles.map(({ title, description, hours, days, location, features }) => ({
        title,
        figure: fill(words.hours, hours),
        text: description,
        content: (
          <>
            <FactList
              facts={[
                { name: words.facts.days, value: days },
                { name: words.facts.location, value: location },
              ]}
            />
            <p>
              <b>{words.duties}</b>
            </p>
            <MarkedList items={features} kind="small" />
          </>
        ),
        action: (
          <ButtonLink
            action={resolveAction({ label: words.apply, path: '/contact', subject: fill(words.subject, { title }) })}
            subject={title}
          />
        ),
      }))}
    />
  );
}

/** The range of weekly hours over all roles. */
const formatHours = (roles: readonly Item<'volunteerRoles'>[]) =>
  `${Math.min(...roles.map(({ hours }) => hours.from))}-${Math.max(...roles.map(({ hours }) => hours.to))}`;

/** /volunteer: roles, events that need help, requirements, and how applications proceed. */
export function VolunteerPage() {
  const { pages, volunteerRoles, events } = getContent();
  const { hero, needs, fit, steps, closing } = pages.volunteer;

  const upcoming = splitByDate(events, buildDate()).upcoming.filter((event) => event.needs);

  return (
    <>
      <PosterHero
        {...hero}
        surface="indigo"
        figure={volunteerRoles.length > 0 ? { value: formatHours(volunteerRoles), length: 'middle' } : undefined}
      />
      {volunteerRoles.length > 0 && <VolunteerRoles roles={volunteerRoles} />}
      <EventRows {...needs} shows="needs" events={upcoming} />
      <PictureList
        {...fit}
        entries={fit.lists.map(({ title, entries }) => ({ title, points: entries }))}
        surface="kaavi"
      />
      <Storyboard {...steps} composition="band" surface="wash" />
      <PictureCallToAction {...closing} />
    </>
  );
}
