import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { StructuredData } from '@/components/layout/StructuredData';
import { PosterHero } from '@/components/heroes/PosterHero';
import { Terms } from '@/components/sections/Terms';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { aboutPage } from '@/lib/seo/about-pages';

import { FigureRegister } from './FigureRegister';
import { Identity } from './Identity';

/** /about: who we are, who leads the enterprise, and how each figure is counted. */
export function AboutPage() {
  const language = currentLanguage();
  const { enterprise, pages } = contentIn();
  const { hero, who, identity, documents, register, closing } = pages.about;

  return (
    <>
      <PosterHero {...hero} surface="kaavi" />
      <Identity {...who} identity={identity} enterprise={enterprise} />
      <Terms {...documents} id="documents" isFolded />
      <FigureRegister {...register} />
      <LineCallToAction {...closing} />
      <StructuredData things={[aboutPage(language)]} />
    </>
  );
}
