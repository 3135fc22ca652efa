import { CareersPage } from '@/components/careers/CareersPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/careers', 'ta', CareersPage);

export { metadata, Page as default };
