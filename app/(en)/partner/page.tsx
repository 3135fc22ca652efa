import { PartnerPage } from '@/components/giving/PartnerPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/partner', 'en', PartnerPage);

export const { metadata } = page;

export default page.Page;
