import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { Checklists } from '@/components/sections/Checklists';
import { PictureBand } from '@/components/sections/PictureBand';
import { PlainHero } from '@/components/sections/PlainHero';
import { Steps } from '@/components/sections/Steps';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { CardGrid } from '@/components/ui/Card';
import { PanelCard } from '@/components/ui/PanelCard';
import { Section } from '@/components/ui/Section';
import { contactAbout } from '@/content/links';
import { volunteer, volunteerOpportunities } from '@/content/volunteer';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/volunteer');

export default function VolunteerPage() {
  const { hero, roles } = volunteer;

  return (
    <SiteLayout path="/volunteer">
      <PlainHero title={hero.title} lead={hero.lead} kolam="medium">
        <ButtonRow actions={hero.actions} />
      </PlainHero>
      <Section id="roles" ground="palm" title={roles.title} lead={roles.lead}>
        <CardGrid from="desktop">
          {volunteerOpportunities.map(({ title, description, duration, location, features }) => (
            <PanelCard
              key={title}
              title={title}
              text={description}
              facts={[
                [roles.facts.duration, duration],
                [roles.facts.location, location],
              ]}
              features={features}
              action={{ label: roles.apply, href: contactAbout(`${roles.subject}: ${title}`) }}
            />
          ))}
        </CardGrid>
      </Section>
      <Checklists {...volunteer.fit} />
      <PictureBand {...volunteer.scenes} />
      <Steps {...volunteer.steps} ground="wash" />
      <CallToAction {...volunteer.closing} />
    </SiteLayout>
  );
}
