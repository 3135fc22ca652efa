import { MarketplacePage } from '@/components/brands/MarketplacePage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/x', 'en', MarketplacePage);

export const { metadata } = page;

export default page.Page;
