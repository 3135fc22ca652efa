import { SitemapPage } from '@/components/site/SitemapPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/sitemap', 'ta', SitemapPage);

export { metadata, Page as default };
