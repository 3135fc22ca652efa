import { PictureCallToAction } from '@/components/calls-to-action/PictureCallToAction';
import { PictureHero } from '@/components/heroes/PictureHero';
import { Steps } from '@/components/sections/Steps';
import { currentContent } from '@/lib/current-content';

import { Checklists } from './Checklists';
import { VolunteerRoles } from './VolunteerRoles';

/** /volunteer: the roles, who can, and what happens after one applies. */
export function VolunteerPage() {
  const { pages, volunteerRoles } = currentContent();
  const { hero, fit, steps, closing } = pages.volunteer;

  return (
    <>
      <PictureHero {...hero} />
      {volunteerRoles.length > 0 && <VolunteerRoles roles={volunteerRoles} />}
      <Checklists {...fit} />
      <Steps {...steps} surface="wash" />
      <PictureCallToAction {...closing} />
    </>
  );
}
