import { MarketplacePage } from '@/components/brands/MarketplacePage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/x', 'en', MarketplacePage);

export { metadata, Page as default };
