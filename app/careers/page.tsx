import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { OpeningCards } from '@/components/sections/OpeningCards';
import { Pager } from '@/components/sections/Pager';
import { PlainHero } from '@/components/sections/PlainHero';
import { Steps } from '@/components/sections/Steps';
import { careerOpenings, careers } from '@/content/careers';
import { pageMetadata } from '@/lib/metadata';
import { listPage } from '@/lib/paging';

export const metadata = pageMetadata('/careers');

export default function CareersPage() {
  const page = listPage('/careers', careerOpenings, 1);

  return (
    <SiteLayout path="/careers">
      <PlainHero {...careers.hero} kolam="medium" />
      <OpeningCards {...careers.openings} openings={page.items} />
      <Pager {...page} />
      <Steps {...careers.process} ground="wash" />
      <CallToAction {...careers.closing} />
    </SiteLayout>
  );
}
