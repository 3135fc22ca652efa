import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card, CardGrid } from '@/components/ui/Card';
import { FactList } from '@/components/ui/FactList';
import { Fold } from '@/components/ui/Fold';
import { HubBadge } from '@/components/ui/HubBadge';
import { MarkedList } from '@/components/ui/MarkedList';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { getContent, getWords, keepOnEnglishPages } from '@/lib/content';
import { type Hub, formatHubTitle, formatProductLine, visitAction } from '@/lib/content/hubs';
import { getPagePath } from '@/lib/content/links';

type HubCardsProps = { readonly hubs: readonly Hub[] };

/** The open hubs in detail: craft, status, people, products, facilities, and how to visit. */
export function HubCards({ hubs }: HubCardsProps) {
  const { pages } = getContent();
  const words = getWords('hub');
  const { title, lead, visit } = pages.hubs.active;

  return (
    <Section title={title} lead={lead}>
      <CardGrid wide>
        {hubs.map((hub) => (
          <Card
            key={hub.id}
            title={hub.name}
            layout="wide"
            link={getPagePath(`/hub/${hub.id}`)}
            tamil={keepOnEnglishPages(hub.tamil)}
            byline={
              <>
                {hub.location}, {hub.artisans} <HubBadge status={hub.status} label={words.statuses[hub.status]} />
              </>
            }
            text={hub.description}
            top={<Picture name={hub.image} slot="card" transition={`hub-${hub.id}`} />}
            foot={<ButtonLink action={visitAction(hub, visit)} variant="secondary" subject={formatHubTitle(hub)} />}
          >
            <Fold summary={words.details}>
              <FactList
                facts={[
                  { name: words.facts.products, value: formatProductLine(hub) },
                  ...(hub.reach ? [{ name: words.facts.street, value: hub.reach.street }] : []),
                  { name: words.facts.hours, value: hub.hours },
                ]}
              />
              <b>{words.features[hub.status]}</b>
              <MarkedList items={hub.features} kind="small" />
            </Fold>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
