import { Fold } from '@/components/ui/Fold';
import { HubBadge } from '@/components/ui/HubBadge';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { getContent, getWords, keepOnEnglishPages } from '@/lib/content';
import { formatHubTitle, type Hub } from '@/lib/content/hubs';
import { resolveAction } from '@/lib/content/links';

import styles from './CraftPanels.module.scss';

type CraftPanelsProps = { readonly hubs: readonly Hub[] };

/** Crafts as panels in their hub's theme: the work, directions and childcare. */
export function CraftPanels({ hubs }: CraftPanelsProps) {
  const { pages } = getContent();
  const words = getWords('hub');
  const { title, lead, more } = pages.creator.crafts;

  return (
    <Section id="crafts" title={title} lead={lead} more={more}>
      <div className={styles.list}>
        {hubs.map((hub) => {
          const tamil = keepOnEnglishPages(hub.tamil);
          return (
            <div key={hub.id} className={styles.craft} data-theme={hub.theme} data-surface="hub">
              <Fold
                summaryIs="heading"
                summary={
                  <h3 className={styles.head}>
                    <b>{hub.craft}</b>{' '}
                    {tamil && (
                      <span className="accent" lang="ta">
                        {tamil}
                      </span>
                    )}{' '}
                    <span className={styles.state}>
                      <HubBadge status={hub.status} label={words.statuses[hub.status]} /> {hub.location}
                    </span>
                  </h3>
                }
              >
                <div className={styles.body}>
                  <p>{hub.work}</p>
                  {hub.reach && (
                    <>
                      <p>
                        <b>{hub.reach.street}</b> {hub.reach.bus}
                      </p>
                      <p>{hub.reach.children}</p>
                    </>
                  )}
                  <MoreLink action={resolveAction({ label: formatHubTitle(hub), path: `/hub/${hub.id}` })} />
                </div>
              </Fold>
              <div className={`${styles.picture} from-tablet no-print`}>
                <Picture name={hub.image} slot="bleed" decorative />
              </div>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
