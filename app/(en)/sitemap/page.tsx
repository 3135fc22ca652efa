import { SitemapPage } from '@/components/site/SitemapPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/sitemap', 'en', SitemapPage);

export { metadata, Page as default };
