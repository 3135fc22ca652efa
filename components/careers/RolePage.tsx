import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { StructuredData } from '@/components/layout/StructuredData';
import { PlainHero } from '@/components/heroes/PlainHero';
import { ChoicesHero, type Wall } from '@/components/heroes/ChoicesHero';
import { buildDate } from '@/lib/build-date';
import { isClosed, roleFacts, type CareerOpening } from '@/lib/careers/careers';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { besideEnglish, type Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { jobPosting } from '@/lib/seo/job';
import { fill } from '@/lib/text/fill';

import { RoleDetails } from './RoleDetails';

/** The ways to apply: a letter with its subject filled in, and a call. */
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
