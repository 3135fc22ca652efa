import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { PlainHero } from '@/components/heroes/PlainHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { DetailBlock, SplitDetails } from '@/components/sections/SplitDetails';
import { type Action, ActionLink } from '@/components/ui/ActionLink';
import { FactList } from '@/components/ui/FactList';
import { Split, Stack } from '@/components/ui/Layout';
import { Lead } from '@/components/ui/Lead';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { buildDate } from '@/lib/build-date';
import { type CareerOpening, isClosed, listRoleFacts } from '@/lib/content/careers';
import { getContent, getWords, keepOnEnglishPages } from '@/lib/content';
import { resolveAction } from '@/lib/content/links';
import { createJobData } from '@/lib/seo/job';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

type RoleDetailsProps = { readonly opening: CareerOpening };

function RoleDetails({ opening }: RoleDetailsProps) {
  const { role } = getContent().pages.careers;
  const facts = [...listRoleFacts(opening), [role.facts.posted, getFormats().date(opening.posted)] as const];

  return (
    <SplitDetails
      aside={
        <DetailBlock title={role.atGlance}>
          <FactList facts={facts.map(([name, value]) => ({ name, value }))} />
          <MoreLink action={role.seeAll} />
        </DetailBlock>
      }
    >
      {[
        { title: role.duties, items: opening.duties },
        { title: role.brings, items: opening.brings },
        { title: role.terms, items: opening.terms },
      ].map(({ title, items }) => (
        <DetailBlock key={title} title={title}>
          <MarkedList items={items} />
        </DetailBlock>
      ))}
    </SplitDetails>
  );
}

function applyActions({ title, location }: CareerOpening): readonly [Action, Action] {
  const { applyByMail, applyByPhone, mailSubject } = getContent().pages.careers.role;
  const subject = fill(mailSubject, { title, location });
  return [resolveAction({ label: applyByMail, contact: 'email', subject }), applyByPhone];
}

type ApplyProps = { readonly actions: readonly [Action, Action] };

/** What to send, with the address and number as text, so that they also print. */
function Apply({ actions: [mail, phone] }: ApplyProps) {
  const { enterprise, pages } = getContent();
  const shared = getWords('site');
  const { apply, applyText } = pages.careers.role;
  const tamil = keepOnEnglishPages(shared.speaksTamil);

  return (
    <Section surface="turmeric">
      <Split ratio="7:5">
        <div>
          <h2>{apply}</h2>
          <Lead space="2xs">{applyText}</Lead>
        </div>
        <Stack>
          <ActionLink action={{ ...mail, label: enterprise.email }} className="subheading tap-target" />
          <ActionLink action={{ ...phone, label: enterprise.phone }} className="subheading tap-target" />
          {tamil && <p lang="ta">{tamil}</p>}
        </Stack>
      </Split>
    </Section>
  );
}

type RolePageProps = { readonly opening: CareerOpening };

/** The page of a role, with how to apply. */
export function RolePage({ opening }: RolePageProps) {
  const { closing, role } = getContent().pages.careers;
  const now = buildDate();
  const [[, place], [, pay]] = listRoleFacts(opening);
  const words = { title: opening.title, lead: opening.desc };
  const actions = isClosed(opening, now) ? undefined : applyActions(opening);

  return (
    <>
      {actions ? (
        <PosterHero {...words} above={`${place}. ${pay}`} actions={actions} picture={opening.picture} />
      ) : (
        <PlainHero {...words} above={role.closed} actions={[role.seeAll]}>
          <p>{role.closedText}</p>
        </PlainHero>
      )}
      <RoleDetails opening={opening} />
      {actions && <Apply actions={actions} />}
      <LineCallToAction {...closing} />
      <StructuredData things={[createJobData(opening, now)]} />
    </>
  );
}
