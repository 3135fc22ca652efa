import { VolunteerPage } from '@/components/join/VolunteerPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/volunteer', 'en', VolunteerPage);

export { metadata, Page as default };
