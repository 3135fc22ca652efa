import { HomePage } from '@/components/home/HomePage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/', 'en', HomePage);

export { metadata, Page as default };
