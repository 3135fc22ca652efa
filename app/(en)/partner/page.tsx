import { PartnerPage } from '@/components/giving/PartnerPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/partner', 'en', PartnerPage);

export { metadata, Page as default };
