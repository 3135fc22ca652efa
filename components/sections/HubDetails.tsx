import { ButtonRow } from '@/components/ui/ButtonLink';
import { FactList } from '@/components/ui/FactList';
import { MarkedList } from '@/components/ui/MarkedList';
import { hubPages } from '@/content/hub-pages';
import type { Hub } from '@/content/hubs';
import { contactAbout } from '@/content/links';
import { hubTitle } from '@/lib/hubs';

import { DetailBlock, SplitDetails } from './SplitDetails';

/** A hub in full: what is in the house and what is made there at the left, how to visit at the right. */
export function HubDetails({ hub }: { readonly hub: Hub }) {
  const { facts, hub: words } = hubPages;

  return (
    <SplitDetails
      aside={
        <DetailBlock title={words.visit}>
          <FactList
            facts={[
              { name: facts.hours, value: hub.hours },
              { name: facts.artisans, value: hub.artisans },
              { name: facts.address, value: hub.address.text },
            ]}
          />
          <MarkedList items={hub.visit} />
          <ButtonRow
            actions={[
              {
                label: hub.status === 'Planned' ? words.ask : words.plan,
                href: contactAbout(words.subject(hubTitle(hub))),
              },
            ]}
          />
        </DetailBlock>
      }
    >
      <DetailBlock title={words.features[hub.status]}>
        <MarkedList items={hub.features} />
      </DetailBlock>
      <DetailBlock title={words.products[hub.status]}>
        <MarkedList items={hub.products} kind="words" />
      </DetailBlock>
    </SplitDetails>
  );
}
