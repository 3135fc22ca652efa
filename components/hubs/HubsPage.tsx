import { FigureTiles } from '@/components/figures/FigureTiles';
import { PosterHero } from '@/components/heroes/PosterHero';
import { Steps } from '@/components/sections/Steps';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { getContent } from '@/lib/content';
import { getFigureTiles } from '@/lib/content/figures';
import { listActiveHubs } from '@/lib/content/hubs';

import { HubCards } from './HubCards';
import { HubMap } from './HubMap';
import styles from './HubsPage.module.scss';
import { HubPanels } from './HubPanels';

/** /hubs: the open hubs in detail, how to visit, a map, and all hubs as panels. */
export function HubsPage() {
  const { pages, hubs } = getContent();
  const { hero, stats, all, visiting } = pages.hubs;
  const active = listActiveHubs();

  return (
    <>
      <PosterHero {...hero} />
      <FigureTiles label={stats.label} tiles={getFigureTiles(stats.figures)} />
      {active.length > 0 && <HubCards hubs={active} />}
      <Steps {...visiting} surface="palm">
        <ButtonRow actions={visiting.actions} />
      </Steps>
      {hubs.length > 0 && (
        <section className={styles.all}>
          <div className={styles.map} data-surface="wash">
            <h2>{all.title}</h2>
            <p>{all.lead}</p>
            <HubMap hubs={hubs} />
          </div>
          <HubPanels label={all.title} hubs={hubs} />
        </section>
      )}
    </>
  );
}
