import { MarketplacePage } from '@/components/brands/MarketplacePage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/x', 'en', MarketplacePage);

export { metadata, Page as default };
