import { DonorPage } from '@/components/giving/DonorPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/donor', 'en', DonorPage);

export { metadata, Page as default };
