import { VolunteerPage } from '@/components/join/VolunteerPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/volunteer', 'ta', VolunteerPage);

export { metadata, Page as default };
