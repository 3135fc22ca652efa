import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { HubCards } from '@/components/sections/HubCards';
import { HubList } from '@/components/sections/HubList';
import { PlainHero } from '@/components/sections/PlainHero';
import { StatTiles } from '@/components/sections/StatTiles';
import { Steps } from '@/components/sections/Steps';
import { figures } from '@/content/figures';
import { hubPages } from '@/content/hub-pages';
import { hubs } from '@/content/hubs';
import { activeHubs } from '@/lib/hubs';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/hubs');

const shown = ['activeHubs', 'hubArtisans', 'productCategories', 'hubQuality'] as const;

export default function HubsPage() {
  const { stats, active } = hubPages;

  return (
    <SiteLayout path="/hubs">
      <PlainHero {...hubPages.hero} kolam="medium" />
      <StatTiles
        label={stats.label}
        tiles={shown.map((figure) => ({ ...figures[figure], description: stats.descriptions[figure] }))}
      />
      <HubCards title={active.title} lead={active.lead} hubs={activeHubs} />
      <HubList {...hubPages.all} ground="wash" hubs={hubs} />
      <Steps {...hubPages.visiting} />
      <CallToAction {...hubPages.closing} />
    </SiteLayout>
  );
}
