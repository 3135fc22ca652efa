import { LineClosing } from '@/components/closings/LineClosing';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { HouseOpener } from '@/components/openers/HouseOpener';
import { MentorCards } from '@/components/sections/MentorCards';
import { MilestoneSteps } from '@/components/sections/MilestoneSteps';
import { PictureBand } from '@/components/sections/PictureBand';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { HubBadge } from '@/components/ui/HubBadge';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { type Hub, hubsBut, hubTitle, visitAction } from '@/lib/hubs';
import { besideEnglish } from '@/lib/languages';
import { mentorsOf } from '@/lib/mentors';
import type { PageProps } from '@/lib/pages';
import { PAGE_SIZE } from '@/lib/paging';

import { HubDetails } from './HubDetails';
import { HubList } from './HubList';

type HubPageProps = PageProps & { readonly hub: Hub };

/** /hub/[hub]: a house, its work, who teaches there, and the other hubs. */
export function HubPage({ hub, language }: HubPageProps) {
  const { hub: words, milestones } = contentIn(language);
  const mentors = mentorsOf(hub.id, language);
  const path = milestones.filter((milestone) => milestone.hub === hub.id);
  const others = hubsBut(hub.id, language);
  const tamil = besideEnglish(hub.tamil, language);

  return (
    <SiteLayout path={`/hub/${hub.id}`} language={language} world={hub.world}>
      <HouseOpener
        title={hubTitle(hub)}
        lead={hub.description}
        picture={hub.image}
        transition={`hub-${hub.id}`}
        above={
          <>
            {tamil && <span lang="ta">{tamil}</span>}
            <HubBadge status={hub.status} label={words.statuses[hub.status]} />
          </>
        }
        actions={[visitAction(hub, language)]}
        language={language}
      />
      <HubDetails hub={hub} language={language} />
      <PictureBand pictures={hub.pictures} slot="card" />
      {mentors.length > 0 ? (
        <MentorCards
          title={words.mentors.title}
          lead={words.mentors.lead}
          spacing="joined"
          mentors={mentors.slice(0, PAGE_SIZE)}
          more={mentors.length > PAGE_SIZE ? words.mentors.more : undefined}
          vacancy={mentors.length < 3 ? words.vacancy : undefined}
          language={language}
        />
      ) : (
        <Section ground="wash" title={words.noMentors.title} lead={words.noMentors.lead}>
          <ButtonRow actions={words.noMentors.actions} />
        </Section>
      )}
      {path.length > 0 && (
        <Section ground="wash" title={words.milestones.title} more={words.milestones.action}>
          <MilestoneSteps milestones={path} language={language} />
        </Section>
      )}
      {others.length > 0 && <HubList {...words.others} ground="palm" hubs={others} language={language} />}
      <LineClosing {...(hub.status === 'Planned' ? words.closingPlanned : words.closing)} language={language} />
    </SiteLayout>
  );
}
