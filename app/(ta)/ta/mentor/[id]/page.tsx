import { MentorPage } from '@/components/mentors/MentorPage';
import { mentorRoute } from '@/lib/mentors/route';

const route = mentorRoute('ta');

export const dynamicParams = false;

export const generateStaticParams = route.params;

export const generateMetadata = route.metadata;

export default route.page((mentor) => <MentorPage mentor={mentor} />);
