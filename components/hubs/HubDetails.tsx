import { DetailBlock, SplitDetails } from '@/components/sections/SplitDetails';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { FactList } from '@/components/ui/FactList';
import { MarkedList } from '@/components/ui/MarkedList';
import { contentIn } from '@/lib/content';
import { type Hub, visitAction } from '@/lib/hubs';
import type { Language } from '@/lib/languages';

type HubDetailsProps = { readonly hub: Hub; readonly language: Language };

/** A hub in full: what is in the house and what is made there at the left, how to visit at the right. */
export function HubDetails({ hub, language }: HubDetailsProps) {
  const { facts, features, products, visit } = contentIn(language).hub;

  return (
    <SplitDetails
      aside={
        <DetailBlock title={visit}>
          <FactList
            facts={[
              { name: facts.hours, value: hub.hours },
              { name: facts.artisans, value: hub.artisans },
              { name: facts.address, value: hub.address.text },
            ]}
          />
          <MarkedList items={hub.visit} />
          <ButtonRow actions={[visitAction(hub, language)]} />
        </DetailBlock>
      }
    >
      <DetailBlock title={features[hub.status]}>
        <MarkedList items={hub.features} />
      </DetailBlock>
      <DetailBlock title={products[hub.status]}>
        <MarkedList items={hub.products} kind="words" />
      </DetailBlock>
    </SplitDetails>
  );
}
