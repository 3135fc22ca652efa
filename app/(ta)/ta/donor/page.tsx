import { DonorPage } from '@/components/giving/DonorPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/donor', 'ta', DonorPage);

export { metadata, Page as default };
