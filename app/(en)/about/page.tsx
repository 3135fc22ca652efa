import { AboutPage } from '@/components/about/AboutPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/about', 'en', AboutPage);

export { metadata, Page as default };
