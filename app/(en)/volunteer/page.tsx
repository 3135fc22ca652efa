import { VolunteerPage } from '@/components/join/VolunteerPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/volunteer', 'en', VolunteerPage);

export { metadata, Page as default };
