import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { PlainHero } from '@/components/sections/PlainHero';
import { Timeline } from '@/components/sections/Timeline';
import { milestones } from '@/content/milestones';
import { timeline } from '@/content/timeline';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/timeline');

export default function TimelinePage() {
  return (
    <SiteLayout path="/timeline">
      <PlainHero {...timeline.hero} kolam="medium" />
      <Timeline milestones={milestones} words={timeline.words} />
      <CallToAction {...timeline.closing} />
    </SiteLayout>
  );
}
