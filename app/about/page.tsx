import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { FigureRegister } from '@/components/sections/FigureRegister';
import { Identity } from '@/components/sections/Identity';
import { PlainHero } from '@/components/sections/PlainHero';
import { about } from '@/content/about';
import { pageMetadata } from '@/lib/metadata';
import { aboutPage } from '@/lib/seo/about-pages';

export const metadata = pageMetadata('/about');

export default function AboutPage() {
  return (
    <SiteLayout path="/about">
      <PlainHero {...about.hero} kolam="medium" />
      <Identity {...about.who} identity={about.identity} />
      <FigureRegister {...about.register} />
      <CallToAction {...about.closing} />
      <StructuredData things={[aboutPage()]} />
    </SiteLayout>
  );
}
