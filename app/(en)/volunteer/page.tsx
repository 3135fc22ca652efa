import { VolunteerPage } from '@/components/join/VolunteerPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/volunteer', 'en', VolunteerPage);

export { metadata, Page as default };
