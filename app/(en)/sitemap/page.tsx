import { SitemapPage } from '@/components/site/SitemapPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/sitemap', 'en', SitemapPage);

export { metadata, Page as default };
