import { PeopleClosing } from '@/components/closings/PeopleClosing';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { contentIn } from '@/lib/content';
import { figureTiles } from '@/lib/figures';
import type { PageProps } from '@/lib/pages';
import { organization, website } from '@/lib/seo/organization';

import { DotCounts } from './DotCounts';
import { Promises } from './Promises';
import { StatStrip } from './StatStrip';
import { SwingTags } from './SwingTags';
import { ThresholdHero } from './ThresholdHero';

/** /: what is sold here, by whom, and what is promised. */
export function HomePage({ language }: PageProps) {
  const { enterprise, pages } = contentIn(language);
  const { hero, stats, why, impact, confidence, closing } = pages.home;

  return (
    <SiteLayout path="/" language={language}>
      <ThresholdHero {...hero} tamilName={enterprise.tamilName} />
      <StatStrip label={stats.label} stats={figureTiles(stats.stats, language)} />
      <Promises {...why} language={language} />
      <DotCounts {...impact} counts={figureTiles(impact.counts, language)} />
      <SwingTags {...confidence} />
      <PeopleClosing {...closing} language={language} />
      <StructuredData things={[organization(language), website(language)]} />
    </SiteLayout>
  );
}
