import { Fold } from '@/components/ui/Fold';
import { HubBadge } from '@/components/ui/HubBadge';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { hubTitle, type Hub } from '@/lib/hubs';
import { besideEnglish } from '@/lib/languages';
import { actionTo } from '@/lib/links';

import styles from './CraftFolds.module.scss';

type CraftFoldsProps = { readonly hubs: readonly Hub[] };

/** Crafts as panels in their hub's theme, which unfold to the work, directions and childcare. */
export function CraftFolds({ hubs }: CraftFoldsProps) {
  const language = currentLanguage();
  const { pages, hub: words } = contentIn();
  const { title, lead, more } = pages.creator.crafts;

  return (
    <Section id="crafts" title={title} lead={lead} more={more}>
      <div className={styles.list}>
        {hubs.map((hub) => {
          const tamil = besideEnglish(hub.tamil, language);
          return (
            <Fold
              key={hub.id}
              className={styles.craft}
              data-theme={hub.theme}
              data-surface="hub"
              summaryClassName={styles.summary}
              summary={
                <span className={styles.names}>
                  <span>
                    <b>{hub.craft}</b>{' '}
                    {tamil && (
                      <span className={styles.tamil} lang="ta">
                        {tamil}
                      </span>
                    )}
                  </span>{' '}
                  <span>{hub.location}</span> <HubBadge status={hub.status} label={words.statuses[hub.status]} />
                </span>
              }
            >
              <div className={styles.detail}>
                <p>{hub.work}</p>
                {hub.reach && (
                  <>
                    <p>{hub.reach.street}</p>
                    <p>{hub.reach.bus}</p>
                    <p>{hub.reach.children}</p>
                  </>
                )}
                <MoreLink action={actionTo({ label: hubTitle(hub), path: `/hub/${hub.id}` })} />
              </div>
            </Fold>
          );
        })}
      </div>
    </Section>
  );
}
