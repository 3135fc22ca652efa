import { ShopPage } from '@/components/site/ShopPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/shop', 'ta', ShopPage);

export { metadata, Page as default };
