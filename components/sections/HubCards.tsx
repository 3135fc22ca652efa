import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card, CardGrid } from '@/components/ui/Card';
import { FactList } from '@/components/ui/FactList';
import { HubBadge } from '@/components/ui/HubBadge';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { hubPages } from '@/content/hub-pages';
import type { Hub } from '@/content/hubs';
import { contactAbout } from '@/content/links';
import { hubTitle, productLine } from '@/lib/hubs';

import styles from './HubCards.module.scss';

type HubCardsProps = {
  readonly title: string;
  readonly lead: string;
  readonly hubs: readonly Hub[];
};

/** The open hubs in full: craft, status, people, products, what is in the house, and the way to a visit. */
export function HubCards({ title, lead, hubs }: HubCardsProps) {
  const { active, facts, hub: words } = hubPages;

  return (
    <Section title={title} lead={lead}>
      <div className={styles.cards}>
        <CardGrid from="desktop">
          {hubs.map((hub) => (
            <Card
              key={hub.id}
              title={hub.name}
              tamil={hub.tamil}
              byline={hub.location}
              text={hub.description}
              picture={hub.pictures[0]?.picture ?? hub.image}
            >
              <div className={styles.status}>
                <HubBadge status={hub.status} />
              </div>
              <FactList
                facts={[
                  { name: facts.artisans, value: hub.artisans },
                  { name: facts.products, value: productLine(hub) },
                ]}
              />
              <MarkedList items={hub.features} kind="small" />
              <div className={styles.links}>
                <ButtonLink
                  action={{ label: active.visit, href: contactAbout(words.subject(hubTitle(hub))) }}
                  variant="secondary"
                  subject={hubTitle(hub)}
                />
                <MoreLink action={{ label: active.about, path: `/hub/${hub.id}` }} subject={hubTitle(hub)} />
              </div>
            </Card>
          ))}
        </CardGrid>
      </div>
    </Section>
  );
}
