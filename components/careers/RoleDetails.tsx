import { DetailBlock, SplitDetails } from '@/components/sections/SplitDetails';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { roleFacts, type CareerOpening } from '@/lib/careers/careers';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { formatsOf } from '@/lib/text/format';

import styles from './RoleDetails.module.scss';

type RoleDetailsProps = { readonly opening: CareerOpening };

/** A role in full: its lists at the left, its facts at the right, and the way to the other roles. */
export function RoleDetails({ opening }: RoleDetailsProps) {
  const language = currentLanguage();
  const { role } = contentIn(language).pages.careers;
  const facts = [
    ...roleFacts(opening, language),
    [role.facts.posted, formatsOf(language).date(opening.posted)] as const,
  ];
  const lists = [
    { title: role.duties, items: opening.duties },
    { title: role.brings, items: opening.brings },
    { title: role.terms, items: opening.terms },
  ];

  return (
    <SplitDetails
      aside={
        <DetailBlock title={role.atGlance}>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <MoreLink action={role.seeAll} />
        </DetailBlock>
      }
    >
      {lists.map(({ title, items }) => (
        <DetailBlock key={title} title={title}>
          <MarkedList items={items} />
        </DetailBlock>
      ))}
    </SplitDetails>
  );
}
