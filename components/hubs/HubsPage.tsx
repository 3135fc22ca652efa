import { LineClosing } from '@/components/closings/LineClosing';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { HouseOpener } from '@/components/openers/HouseOpener';
import { FigureTiles } from '@/components/sections/FigureTiles';
import { Steps } from '@/components/sections/Steps';
import { contentIn } from '@/lib/content';
import { figureTiles } from '@/lib/figures';
import { activeHubs } from '@/lib/hubs';
import type { PageProps } from '@/lib/pages';

import '@/components/ui/worlds.scss';

import { HubCards } from './HubCards';
import { HubList } from './HubList';

/** /hubs: the hubs at work in full, then all of them, and how to visit one. */
export function HubsPage({ language }: PageProps) {
  const { pages, hubs } = contentIn(language);
  const { hero, stats, all, visiting, closing } = pages.hubs;
  const active = activeHubs(language);

  return (
    <SiteLayout path="/hubs" language={language}>
      <HouseOpener {...hero} ground="indigo" language={language} />
      <FigureTiles label={stats.label} tiles={figureTiles(stats.figures, language)} language={language} />
      {active.length > 0 && <HubCards hubs={active} language={language} />}
      {hubs.length > 0 && <HubList {...all} ground="wash" hubs={hubs} language={language} />}
      <Steps {...visiting} />
      <LineClosing {...closing} language={language} />
    </SiteLayout>
  );
}
