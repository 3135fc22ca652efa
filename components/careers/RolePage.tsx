import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { ChoicesHero, type Wall } from '@/components/heroes/ChoicesHero';
import { PlainHero } from '@/components/heroes/PlainHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { DetailBlock, SplitDetails } from '@/components/sections/SplitDetails';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { buildDate } from '@/lib/build-date';
import { type CareerOpening, isClosed, roleFacts } from '@/lib/careers/careers';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { besideEnglish, type Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { jobPosting } from '@/lib/seo/job';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import styles from './RolePage.module.scss';

type RoleDetailsProps = { readonly opening: CareerOpening };

function RoleDetails({ opening }: RoleDetailsProps) {
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

function waysToApply({ title, location }: CareerOpening, language: Language): readonly Wall[] {
  const { enterprise, interface: shared, pages } = contentIn(language);
  const { applyByMail, applyByPhone, applyText, mailSubject } = pages.careers.role;
  const subject = fill(mailSubject, { title, location });
  return [
    {
      action: actionTo({ label: applyByMail, contact: 'email', subject }, language),
      figure: enterprise.email,
      text: applyText,
    },
    { action: applyByPhone, figure: enterprise.phone, tamil: besideEnglish(shared.speaksTamil, language) },
  ];
}

type RolePageProps = { readonly opening: CareerOpening };

/** A role in full, and how to apply. */
export function RolePage({ opening }: RolePageProps) {
  const language = currentLanguage();
  const { closing, role } = contentIn(language).pages.careers;
  const now = buildDate();
  const [[, place], [, pay]] = roleFacts(opening, language);
  const words = { title: opening.title, lead: opening.desc };

  return (
    <>
      {isClosed(opening, now) ? (
        <PlainHero {...words} above={role.closed} actions={[role.seeAll]}>
          <p>{role.closedText}</p>
        </PlainHero>
      ) : (
        <ChoicesHero {...words} above={`${place}. ${pay}`} walls={waysToApply(opening, language)} />
      )}
      <RoleDetails opening={opening} />
      <LineCallToAction {...closing} />
      <StructuredData things={[jobPosting(opening, now, language)]} />
    </>
  );
}
