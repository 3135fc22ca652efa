import { MentorPage } from '@/components/mentors/MentorPage';
import { createMentorRoute } from '@/lib/pages/item-routes';

const { generateStaticParams, generateMetadata, Page } = createMentorRoute('en', (mentor) => (
  <MentorPage mentor={mentor} />
));

export { generateStaticParams, generateMetadata, Page as default };
