import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { PlainHero } from '@/components/sections/PlainHero';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';
import { aboutPage } from '@/lib/seo/about-pages';

import { FigureRegister } from './FigureRegister';
import { Identity } from './Identity';

/** /about: who we are, who answers for it, and how each figure is counted. */
export function AboutPage({ language }: PageProps) {
  const { enterprise, pages } = contentIn(language);
  const { hero, who, identity, register, closing } = pages.about;

  return (
    <SiteLayout path="/about" language={language}>
      <PlainHero {...hero} kolam="medium" />
      <Identity {...who} identity={identity} enterprise={enterprise} />
      <FigureRegister {...register} language={language} />
      <CallToAction {...closing} language={language} />
      <StructuredData things={[aboutPage(language)]} />
    </SiteLayout>
  );
}
