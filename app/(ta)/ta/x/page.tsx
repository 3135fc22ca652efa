import { MarketplacePage } from '@/components/brands/MarketplacePage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/x', 'ta', MarketplacePage);

export { metadata, Page as default };
