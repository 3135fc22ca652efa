import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { Checklists } from '@/components/sections/Checklists';
import { PictureBand } from '@/components/sections/PictureBand';
import { PlainHero } from '@/components/sections/PlainHero';
import { Steps } from '@/components/sections/Steps';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { VolunteerRoles } from './VolunteerRoles';

/** /volunteer: the roles, who can, and what happens after one applies. */
export function VolunteerPage({ language }: PageProps) {
  const { pages, volunteerRoles } = contentIn(language);
  const { hero, fit, scenes, steps, closing } = pages.volunteer;

  return (
    <SiteLayout path="/volunteer" language={language}>
      <PlainHero title={hero.title} lead={hero.lead} kolam="medium">
        <ButtonRow actions={hero.actions} />
      </PlainHero>
      {volunteerRoles.length > 0 && <VolunteerRoles roles={volunteerRoles} language={language} />}
      <Checklists {...fit} />
      <PictureBand {...scenes} />
      <Steps {...steps} ground="wash" />
      <CallToAction {...closing} />
    </SiteLayout>
  );
}
