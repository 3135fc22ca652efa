import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { HubDetails } from '@/components/sections/HubDetails';
import { HubList } from '@/components/sections/HubList';
import { MentorCards } from '@/components/sections/MentorCards';
import { MilestoneSteps } from '@/components/sections/MilestoneSteps';
import { PictureBand } from '@/components/sections/PictureBand';
import { ProfileHero } from '@/components/sections/ProfileHero';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { HubBadge } from '@/components/ui/HubBadge';
import { Section } from '@/components/ui/Section';
import { hubPages } from '@/content/hub-pages';
import { hubs } from '@/content/hubs';
import { contactAbout } from '@/content/links';
import { mentorship } from '@/content/mentorship';
import { milestones } from '@/content/milestones';
import { hubAt, hubsBut, hubTitle } from '@/lib/hubs';
import { mentorsOf } from '@/lib/mentors';
import { itemMetadata } from '@/lib/metadata';
import { PAGE_SIZE } from '@/lib/paging';

type Params = { readonly params: Promise<{ readonly hub: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => hubs.map(({ id }) => ({ hub: id }));

const asked = async ({ params }: Params) => hubAt((await params).hub) ?? notFound();

export async function generateMetadata(props: Params): Promise<Metadata> {
  const hub = await asked(props);
  return itemMetadata(`/hub/${hub.id}`, hubTitle(hub), hub.summary);
}

export default async function HubPage(props: Params) {
  const hub = await asked(props);
  const words = hubPages.hub;
  const title = hubTitle(hub);
  const mentors = mentorsOf(hub.id);
  const path = milestones.filter((milestone) => milestone.hub === hub.id);
  const isPlanned = hub.status === 'Planned';

  return (
    <SiteLayout path={`/hub/${hub.id}`}>
      <ProfileHero
        title={title}
        lead={hub.description}
        picture={hub.image}
        slot="card"
        above={
          <>
            <span lang="ta">{hub.tamil}</span>
            <HubBadge status={hub.status} />
          </>
        }
        actions={[{ label: isPlanned ? words.ask : words.plan, href: contactAbout(words.subject(title)) }]}
      />
      <HubDetails hub={hub} />
      <PictureBand pictures={hub.pictures} slot="card" />
      {mentors.length > 0 ? (
        <MentorCards
          title={words.mentors.title}
          lead={words.mentors.lead}
          spacing="joined"
          mentors={mentors.slice(0, PAGE_SIZE)}
          more={mentors.length > PAGE_SIZE ? words.mentors.more : undefined}
          vacancy={mentors.length < 3 ? mentorship.vacancy : undefined}
        />
      ) : (
        <Section ground="wash" title={words.noMentors.title} lead={words.noMentors.lead}>
          <ButtonRow actions={words.noMentors.actions} />
        </Section>
      )}
      {path.length > 0 && (
        <Section ground="wash" title={words.milestones.title} more={words.milestones.action}>
          <MilestoneSteps milestones={path} />
        </Section>
      )}
      <HubList {...words.others} ground="palm" hubs={hubsBut(hub.id)} />
      <CallToAction {...(isPlanned ? words.closingPlanned : words.closing)} />
    </SiteLayout>
  );
}
