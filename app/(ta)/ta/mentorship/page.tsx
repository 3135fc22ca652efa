import { MentorshipPage } from '@/components/mentors/MentorshipPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/mentorship', 'ta', MentorshipPage);

export { metadata, Page as default };
