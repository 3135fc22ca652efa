import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { CraftCards } from '@/components/sections/CraftCards';
import { FaqList } from '@/components/sections/FaqList';
import { FiguresHero } from '@/components/sections/FiguresHero';
import { IconCards } from '@/components/sections/IconCards';
import { StatTiles } from '@/components/sections/StatTiles';
import { Steps } from '@/components/sections/Steps';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { creator } from '@/content/creator';
import { hubs } from '@/content/hubs';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/creator');

export default function CreatorPage() {
  const { benefits, steps } = creator;

  return (
    <SiteLayout path="/creator">
      <FiguresHero {...creator.hero} />
      <StatTiles {...creator.stats} />
      <Section title={benefits.title} lead={benefits.lead}>
        <IconCards cards={benefits.cards} />
      </Section>
      <Steps {...steps} ground="palm" lead={<span lang="ta">{steps.tamil}</span>}>
        <ButtonRow actions={steps.actions} />
      </Steps>
      <CraftCards {...creator.crafts} hubs={hubs} />
      <FaqList {...creator.faq} ground="wash" />
      <CallToAction {...creator.closing} />
    </SiteLayout>
  );
}
