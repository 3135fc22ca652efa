import { SiteLayout } from '@/components/layout/SiteLayout';
import { IconCards } from '@/components/sections/IconCards';
import { JoinFormBand } from '@/components/sections/JoinFormBand';
import { PlainHero } from '@/components/sections/PlainHero';
import { Section } from '@/components/ui/Section';
import { join } from '@/content/join';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/join');

export default function JoinPage() {
  return (
    <SiteLayout path="/join">
      <PlainHero {...join.hero} kolam="medium" />
      <Section spacing="joined">
        <h2 className="visually-hidden">{join.waysTitle}</h2>
        <IconCards cards={join.ways} />
      </Section>
      <JoinFormBand {...join.form} />
    </SiteLayout>
  );
}
