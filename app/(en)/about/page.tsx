import { AboutPage } from '@/components/about/AboutPage';
import { sitePage } from '@/lib/site-page';

const { metadata, Page } = sitePage('/about', 'en', AboutPage);

export { metadata, Page as default };
