import { MentorshipPage } from '@/components/mentors/MentorshipPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/mentorship', 'ta', MentorshipPage);

export { metadata, Page as default };
