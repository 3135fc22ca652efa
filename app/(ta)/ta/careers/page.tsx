import { CareersPage } from '@/components/careers/CareersPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/careers', 'ta', CareersPage);

export { metadata, Page as default };
