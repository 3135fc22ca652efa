import { SitemapPage } from '@/components/site/SitemapPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/sitemap', 'en', SitemapPage);

export { metadata, Page as default };
