import { ShopPage } from '@/components/site/ShopPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/shop', 'en', ShopPage);

export { metadata, Page as default };
