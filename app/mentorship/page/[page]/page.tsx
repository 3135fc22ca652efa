import type { Metadata } from 'next';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { MentorCards } from '@/components/sections/MentorCards';
import { Pager } from '@/components/sections/Pager';
import { PlainHero } from '@/components/sections/PlainHero';
import { words } from '@/content/interface';
import { mentors } from '@/content/mentors';
import { mentorship } from '@/content/mentorship';
import { mentorTotals, otherMentors } from '@/lib/mentors';
import { listPageMetadata } from '@/lib/metadata';
import { listPage, listPagePath, listPageParams } from '@/lib/paging';

type Params = { readonly params: Promise<{ readonly page: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => listPageParams(otherMentors.length);

const asked = async ({ params }: Params) => listPage('/mentorship', otherMentors, Number((await params).page));

export async function generateMetadata(props: Params): Promise<Metadata> {
  return listPageMetadata(await asked(props));
}

export default async function MentorListPage(props: Params) {
  const page = await asked(props);
  const { network } = mentorship;
  const totals = mentorTotals(mentors);

  return (
    <SiteLayout path={listPagePath(page.route, page.number)}>
      <PlainHero title={words.pager.title(network.title, page.number)} lead={network.ratings} kolam="small" />
      <MentorCards
        spacing="joined"
        title={network.title}
        lead={network.count(totals.mentors, totals.hubs)}
        mentors={page.items}
      />
      <Pager {...page} language="en" />
      <CallToAction {...mentorship.closing} />
    </SiteLayout>
  );
}
