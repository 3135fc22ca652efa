import { LineClosing } from '@/components/closings/LineClosing';
import { StructuredData } from '@/components/layout/StructuredData';
import { CoverOpener } from '@/components/openers/CoverOpener';
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
    <>
      <CoverOpener {...hero} />
      <Identity {...who} identity={identity} enterprise={enterprise} />
      <FigureRegister {...register} language={language} />
      <LineClosing {...closing} language={language} />
      <StructuredData things={[aboutPage(language)]} />
    </>
  );
}
