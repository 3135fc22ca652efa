import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { StructuredData } from '@/components/layout/StructuredData';
import { PosterHero } from '@/components/heroes/PosterHero';
import { FactTable } from '@/components/sections/FactTable';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { getContent } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { createAboutPageData } from '@/lib/seo/about-pages';

import { FigureLedger } from './FigureLedger';
import { Identity } from './Identity';

/** /about: who we are, who leads the enterprise, and how each figure is counted. */
export function AboutPage() {
  const language = getCurrentLanguage();
  const { enterprise, pages } = getContent();
  const { hero, who, identity, documents, register, closing } = pages.about;

  return (
    <>
      <PosterHero {...hero} surface="kaavi" />
      <Identity {...who} identity={identity} enterprise={enterprise} />
      <FigureLedger {...register} />
      <Section id="documents" surface="paper" title={documents.title} lead={documents.lead}>
        <FactTable
          caption={documents.title}
          hiddenCaption
          head={documents.columns}
          labels="none"
          rows={documents.rows.map(({ name, year, text, more }) => ({
            id: `${name} ${year}`,
            cells: [
              name,
              year,
              <>
                {text} {more && <MoreLink action={more} />}
              </>,
            ],
          }))}
        />
      </Section>
      <LineCallToAction {...closing} />
      <StructuredData things={[createAboutPageData(language)]} />
    </>
  );
}
