import { PartnerPage } from '@/components/giving/PartnerPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/partner', 'ta', PartnerPage);

export { metadata, Page as default };
