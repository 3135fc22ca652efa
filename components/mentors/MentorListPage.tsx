import { PictureCallToAction } from '@/components/calls-to-action/PictureCallToAction';
import { PlainHero } from '@/components/heroes/PlainHero';
import { MentorRows } from '@/components/sections/MentorRows';
import { Pager } from '@/components/sections/Pager';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { mentorTotals, otherMentors } from '@/lib/mentors';
import { listPage } from '@/lib/paging';
import { fill } from '@/lib/text/fill';

type MentorListPageProps = {
  /** Which page of the list. */
  readonly number: number;
};

/** /mentorship/page/[page]: the mentors who do not fit on the first page. */
export function MentorListPage({ number }: MentorListPageProps) {
  const language = currentLanguage();
  const page = listPage('/mentorship', otherMentors(language), number);
  const { pages, mentors, interface: words } = contentIn(language);
  const { network, closing } = pages.mentorship;
  const { mentors: count, hubs } = mentorTotals(mentors, language);

  return (
    <>
      <PlainHero title={fill(words.pager.title, { list: network.title, number: page.number })} lead={network.ratings} />
      <MentorRows title={network.title} lead={fill(network.count, { mentors: count, hubs })} mentors={page.items} />
      <Pager {...page} />
      <PictureCallToAction {...closing} />
    </>
  );
}
