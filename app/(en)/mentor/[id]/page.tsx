import { MentorPage } from '@/components/mentors/MentorPage';
import { mentorRoute } from '@/lib/item-routes';

const { generateStaticParams, generateMetadata, Page } = mentorRoute('en', (mentor) => <MentorPage mentor={mentor} />);

export { generateStaticParams, generateMetadata, Page as default };
