import { PosterHero } from '@/components/heroes/PosterHero';
import { CallBar } from '@/components/layout/CallBar';
import { MentorCards } from '@/components/sections/MentorCards';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { HubBadge } from '@/components/ui/HubBadge';
import { Cluster } from '@/components/ui/Layout';
import { Section } from '@/components/ui/Section';
import { getContent, getWords, keepOnEnglishPages } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { callHub, type Hub, formatHubTitle, getHubMessageAction, getShopAction, visitAction } from '@/lib/content/hubs';
import { isForMakers } from '@/lib/language';
import { listHubMentors } from '@/lib/content/mentors';

import { HubDetails } from './HubDetails';
import { HubKolam } from './HubKolam';
import styles from './HubPage.module.scss';
import { HubScene } from './HubScene';
import { HubVisit } from './HubVisit';
import { HubPanels } from './HubPanels';

type HubPageProps = { readonly hub: Hub };

/** /hub/[id]: a hub in its own theme: its craft, how to visit, its mentors, and other hubs. */
export function HubPage({ hub }: HubPageProps) {
  const language = getCurrentLanguage();
  const { hubs } = getContent();
  const words = getWords('hub');
  const mentors = listHubMentors(hub.id);
  const tamil = keepOnEnglishPages(hub.tamil);
  const shop = getShopAction(hub, words.shop);
  const visit = hub.status === 'Planned' ? visitAction(hub, words.ask) : { label: words.plan, href: '#visit' };

  const calls = [callHub(hub.reach), getHubMessageAction(hub.reach)];
  const rest = (
    <>
      <HubDetails hub={hub} />
      <HubScene scene={hub.scene} />
      <HubVisit hub={hub} />
      {mentors.length > 0 ? (
        <MentorCards
          title={words.mentors.title}
          lead={words.mentors.lead}
          at={hub.id}
          mentors={mentors}
          vacancy={mentors.length < 3 ? words.vacancy : undefined}
        />
      ) : (
        <Section title={words.noMentors.title} lead={words.noMentors.lead}>
          <ButtonRow actions={words.noMentors.actions} />
        </Section>
      )}
      <HubPanels label={words.others.title} hubs={hubs} current={hub.id} />
    </>
  );

  return (
    <>
      <PosterHero
        side="full"
        surface="hub"
        title={formatHubTitle(hub)}
        lead={hub.description}
        picture={hub.image}
        transition={`hub-${hub.id}`}
        above={tamil && <span lang="ta">{tamil}</span>}
        actions={isForMakers(language) ? [...calls.slice(0, 1), visit] : shop ? [visit, shop] : [visit]}
        beside={
          <figure className={styles.count}>
            <HubKolam hub={hub} className={styles.kolam} />
            <figcaption>
              {hub.kolam.caption} {hub.makers !== undefined && <b>{hub.artisans}</b>}
            </figcaption>
          </figure>
        }
      >
        <Cluster>
          <HubBadge status={hub.status} label={words.statuses[hub.status]} />
          {hub.hours}
        </Cluster>
      </PosterHero>
      {isForMakers(language) ? (
        <CallBar actions={calls} subject={formatHubTitle(hub)}>
          {rest}
        </CallBar>
      ) : (
        rest
      )}
    </>
  );
}
