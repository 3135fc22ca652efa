import { MentorPage } from '@/components/mentors/MentorPage';
import type { ItemProps } from '@/lib/item-route';
import { mentorRoute } from '@/lib/mentors/route';

const route = mentorRoute('ta');

export const dynamicParams = false;

export const generateStaticParams = route.params;

export const generateMetadata = route.metadata;

export default async function Page(props: ItemProps<'id'>) {
  return <MentorPage mentor={await route.asked(props)} language="ta" />;
}
