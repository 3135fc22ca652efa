import { DonorPage } from '@/components/giving/DonorPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/donor', 'en', DonorPage);

export { metadata, Page as default };
