import { VolunteerPage } from '@/components/join/VolunteerPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/volunteer', 'ta', VolunteerPage);

export { metadata, Page as default };
