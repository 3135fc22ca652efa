import { AboutPage } from '@/components/about/AboutPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/about', 'ta', AboutPage);

export { metadata, Page as default };
