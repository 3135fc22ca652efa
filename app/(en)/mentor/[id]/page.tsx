import { MentorPage } from '@/components/mentors/MentorPage';
import { createMentorRoute } from '@/lib/item-routes';

const { generateStaticParams, generateMetadata, Page } = createMentorRoute('en', (mentor) => (
  <MentorPage mentor={mentor} />
));

export { generateStaticParams, generateMetadata, Page as default };
