import { SitemapPage } from '@/components/site/SitemapPage';
import { sitePage } from '@/lib/site-page';

const page = sitePage('/sitemap', 'ta', SitemapPage);

export const { metadata } = page;

export default page.Page;
