import { VolunteerPage } from '@/components/join/VolunteerPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/volunteer', 'ta', VolunteerPage);

export const { metadata } = page;

export default page.Page;
