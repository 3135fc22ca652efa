import { ButtonLink } from '@/components/ui/ButtonLink';
import { FactList } from '@/components/ui/FactList';
import { Fold } from '@/components/ui/Fold';
import { MarkedList } from '@/components/ui/MarkedList';
import { Split } from '@/components/ui/Layout';
import { MoreLink } from '@/components/ui/MoreLink';
import { NumberedList } from '@/components/ui/NumberedList';
import { Section } from '@/components/ui/Section';
import { getWords } from '@/lib/content';
import { callHub, type Hub, getHubMapAction, getHubMessageAction, visitAction } from '@/lib/content/hubs';

import styles from './HubVisit.module.scss';

type HubVisitProps = { readonly hub: Hub };

/** How to visit a hub, with a card of contact links. For a planned hub: what is missing, and whom to call. */
export function HubVisit({ hub }: HubVisitProps) {
  const words = getWords('hub');
  const { reach, visit = [], plans = [], hours } = hub;

  return (
    <Section id="visit" surface="soft">
      <Split ratio="7:5">
        <div>
          <h2 className="subheading">{reach ? words.visit : words.plans}</h2>
          {reach ? (
            <NumberedList>
              {visit.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </NumberedList>
          ) : (
            <MarkedList items={plans} />
          )}
          {reach && (
            <Fold summary={words.details}>
              <FactList
                facts={[
                  { name: words.facts.street, value: reach.street },
                  { name: words.facts.bus, value: reach.bus },
                  { name: words.facts.hours, value: hours },
                  { name: words.facts.children, value: reach.children },
                ]}
              />
            </Fold>
          )}
        </div>
        <div className={styles.card} data-surface="paper">
          {reach ? (
            <>
              <h3>{words.card.title}</h3>
              <ButtonLink action={callHub(reach)} />
              <ButtonLink action={getHubMessageAction(reach)} variant="secondary" />
              <MoreLink action={getHubMapAction(hub)} />
              <MoreLink action={visitAction(hub, words.write)} />
            </>
          ) : (
            <>
              <h3>{words.ask}</h3>
              <ButtonLink action={callHub(undefined)} />
              <ButtonLink action={visitAction(hub, words.write)} variant="secondary" />
              <MoreLink action={words.partner} />
            </>
          )}
        </div>
      </Split>
    </Section>
  );
}
