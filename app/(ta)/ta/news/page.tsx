import { NewsPage } from '@/components/news/NewsPage';
import { createSitePage } from '@/lib/pages/site-page';

const { metadata, Page } = createSitePage('/news', 'ta', NewsPage);

export { metadata, Page as default };
