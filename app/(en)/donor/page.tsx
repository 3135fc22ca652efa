import { DonorPage } from '@/components/giving/DonorPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/donor', 'en', DonorPage);

export { metadata, Page as default };
