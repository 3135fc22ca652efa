import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { EventRows } from '@/components/events/EventRows';
import { PosterHero } from '@/components/heroes/PosterHero';
import { PictureList } from '@/components/sections/PictureList';
import { Storyboard } from '@/components/sections/Storyboard';
import { buildDate } from '@/lib/build-date';
import { getContent, type Item } from '@/lib/content';
import { splitByDate } from '@/lib/events/events';

import { RoleWeek } from './RoleWeek';

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
        actions={hero.actions.filter(({ href }) => volunteerRoles.length > 0 || !href.endsWith('#roles'))}
        surface="indigo"
        figure={volunteerRoles.length > 0 ? { value: formatHours(volunteerRoles), length: 'middle' } : undefined}
      />
      {volunteerRoles.length > 0 && <RoleWeek id="roles" roles={volunteerRoles} />}
      <EventRows {...needs} shows="needs" events={upcoming} />
      <PictureList
        {...fit}
        entries={fit.lists.map(({ title, entries }) => ({ title, points: entries }))}
        surface="kaavi"
      />
      <Storyboard {...steps} surface="wash" />
      <LineCallToAction {...closing} />
    </>
  );
}
