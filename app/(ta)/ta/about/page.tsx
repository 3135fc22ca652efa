import { AboutPage } from '@/components/about/AboutPage';
import { createSitePage } from '@/lib/site-page';

const { metadata, Page } = createSitePage('/about', 'ta', AboutPage);

export { metadata, Page as default };
