import { MentorListPage } from '@/components/mentors/MentorListPage';
import { listRoute } from '@/lib/list-route';
import { otherMentors } from '@/lib/mentors';
import { pageNumber, type ListPageProps } from '@/lib/paging';

const list = listRoute('/mentorship', otherMentors('en').length, 'en');

export const dynamicParams = false;

export const generateStaticParams = list.params;

export const generateMetadata = list.metadata;

export default async function Page(props: ListPageProps) {
  return <MentorListPage language="en" number={await pageNumber(props)} />;
}
