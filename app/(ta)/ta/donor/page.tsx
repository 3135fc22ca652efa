import { DonorPage } from '@/components/giving/DonorPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/donor', 'ta', DonorPage);

export { metadata, Page as default };
