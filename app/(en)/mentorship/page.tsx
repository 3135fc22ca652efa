import { MentorshipPage } from '@/components/mentors/MentorshipPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/mentorship', 'en', MentorshipPage);

export { metadata, Page as default };
