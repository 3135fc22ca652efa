import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { DotCounts } from '@/components/sections/DotCounts';
import { Promises } from '@/components/sections/Promises';
import { StatStrip } from '@/components/sections/StatStrip';
import { SwingTags } from '@/components/sections/SwingTags';
import { ThresholdHero } from '@/components/sections/ThresholdHero';
import { home } from '@/content/home';
import { pageMetadata } from '@/lib/metadata';
import { organization, website } from '@/lib/seo/organization';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <SiteLayout path="/">
      <ThresholdHero {...home.hero} />
      <StatStrip {...home.stats} />
      <Promises {...home.why} />
      <DotCounts {...home.impact} />
      <SwingTags {...home.confidence} />
      <CallToAction {...home.closing} />
      <StructuredData things={[organization(), website()]} />
    </SiteLayout>
  );
}
