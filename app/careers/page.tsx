import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { ClosedOpenings, OpenOpenings } from '@/components/sections/OpeningCards';
import { Pager } from '@/components/sections/Pager';
import { PlainHero } from '@/components/sections/PlainHero';
import { Steps } from '@/components/sections/Steps';
import { careers } from '@/content/careers';
import { buildDate } from '@/lib/build-date';
import { careersPage } from '@/lib/careers';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/careers');

export default function CareersPage() {
  const { page, open, closed } = careersPage(buildDate(), 1);

  return (
    <SiteLayout path="/careers">
      <PlainHero {...careers.hero} kolam="medium" />
      <OpenOpenings openings={open} />
      <Steps {...careers.process} ground="wash" />
      <ClosedOpenings openings={closed} />
      <Pager {...page} />
      <CallToAction {...careers.closing} />
    </SiteLayout>
  );
}
