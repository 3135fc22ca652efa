import { ShopPage } from '@/components/site/ShopPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/shop', 'ta', ShopPage);

export const { metadata } = page;

export default page.Page;
