import { MentorPage } from '@/components/mentors/MentorPage';
import { createItemPages } from '@/lib/pages/item-routes';

const { generateStaticParams, generateMetadata, Page } = createItemPages('/mentor', 'ta', (mentor) => (
  <MentorPage mentor={mentor} />
));

export { generateStaticParams, generateMetadata, Page as default };
