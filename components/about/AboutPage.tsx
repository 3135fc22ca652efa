import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { StructuredData } from '@/components/layout/StructuredData';
import { PosterHero } from '@/components/heroes/PosterHero';
import { Split, Stack } from '@/components/ui/Layout';
import { Section } from '@/components/ui/Section';
import { getContent } from '@/lib/content';
import { createAboutPageData } from '@/lib/seo/about-pages';

import { FigureLedger } from './FigureLedger';
import { Office } from './Office';
import { Papers } from './Papers';

/** /about: who we are, who leads the enterprise, and how each figure is counted. */
export function AboutPage() {
  const { enterprise, pages } = getContent();
  const { hero, who, identity, documents, register, closing } = pages.about;

  return (
    <>
      <PosterHero {...hero} surface="kaavi" />
      <Section surface="wash">
        <Split ratio="4:8">
          <h2>{who.title}</h2>
          <Stack>
            {who.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        </Split>
      </Section>
      <FigureLedger {...register} />
      <Papers {...documents} />
      <Office {...identity} enterprise={enterprise} />
      <LineCallToAction {...closing} />
      <StructuredData things={[createAboutPageData()]} />
    </>
  );
}
