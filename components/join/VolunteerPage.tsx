import { PictureCallToAction } from '@/components/calls-to-action/PictureCallToAction';
import { EventRows } from '@/components/events/EventRows';
import { PictureHero } from '@/components/heroes/PictureHero';
import { Steps } from '@/components/sections/Steps';
import { buildDate } from '@/lib/build-date';
import { currentContent } from '@/lib/current-content';
import { byCalendar } from '@/lib/events/events';

import { Checklists } from './Checklists';
import { VolunteerRoles } from './VolunteerRoles';

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
      <Checklists {...fit} />
      <Steps {...steps} surface="wash" />
      <PictureCallToAction {...closing} />
    </>
  );
}
