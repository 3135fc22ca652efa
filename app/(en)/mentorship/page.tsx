import { MentorshipPage } from '@/components/mentors/MentorshipPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/mentorship', 'en', MentorshipPage);

export const { metadata } = page;

export default page.Page;
