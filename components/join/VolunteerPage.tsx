import { PictureCallToAction } from '@/components/calls-to-action/PictureCallToAction';
import { PictureHero } from '@/components/heroes/PictureHero';
import { Steps } from '@/components/sections/Steps';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { Checklists } from './Checklists';
import { VolunteerRoles } from './VolunteerRoles';

/** /volunteer: the roles, who can, and what happens after one applies. */
export function VolunteerPage({ language }: PageProps) {
  const { pages, volunteerRoles } = contentIn(language);
  const { hero, fit, steps, closing } = pages.volunteer;

  return (
    <>
      <PictureHero {...hero} language={language} />
      {volunteerRoles.length > 0 && <VolunteerRoles roles={volunteerRoles} language={language} />}
      <Checklists {...fit} />
      <Steps {...steps} ground="wash" />
      <PictureCallToAction {...closing} language={language} />
    </>
  );
}
